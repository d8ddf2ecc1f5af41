import { toolStage } from './stages';

/** The slowest static check by far; it uses one processor. */
export const lint = toolStage('lint', 'eslint', ['.', '--max-warnings=0']);

export const format = toolStage('format', 'prettier', ['--check', '.']);

/** The native compiler needs a quarter of the time of `typescript`, which ESLint uses; a stage has one processor. */
const types = (project: string) => ['--singleThreaded', '--project', project] as const;

export const typesAndArchitecture = [
  toolStage('types', 'tsgo', types('tsconfig.json')),
  toolStage('types of the core, without DOM', 'tsgo', types('tsconfig.core.json')),
  toolStage('architecture', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'scripts', 'packages']),
];

/** All checks that do not run the code. */
export const staticStages = [lint, format, ...typesAndArchitecture];
