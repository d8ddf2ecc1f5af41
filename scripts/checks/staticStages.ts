import { toolStage } from './stages';

/** By far the longest of them, on one processor. */
export const lint = toolStage('lint', 'eslint', ['.', '--max-warnings=0']);

export const format = toolStage('format', 'prettier', ['--check', '.']);

export const typesAndArchitecture = [
  toolStage('types', 'tsc', ['--project', 'tsconfig.json']),
  toolStage('types of the core, without DOM', 'tsc', ['--project', 'tsconfig.core.json']),
  toolStage('architecture', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'scripts', 'packages']),
];

/** Everything that can be said about the code without running it. */
export const staticStages = [lint, format, ...typesAndArchitecture];
