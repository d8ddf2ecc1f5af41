import { toolStage } from './stages';

/** The slowest static check by far; it uses one processor. */
export const lint = toolStage('lint', 'eslint', ['.', '--max-warnings=0']);

export const format = toolStage('format', 'prettier', ['--check', '.']);

export const typesAndArchitecture = [
  toolStage('types', 'tsc', ['--project', 'tsconfig.json']),
  toolStage('types of the core, without DOM', 'tsc', ['--project', 'tsconfig.core.json']),
  toolStage('architecture', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'scripts', 'packages']),
];

/** All checks that do not run the code. */
export const staticStages = [lint, format, ...typesAndArchitecture];
