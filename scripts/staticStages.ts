import { toolStage } from './stages';

/** Everything that can be said about the code without running it. */
export const staticStages = [
  toolStage('lint', 'eslint', ['.', '--max-warnings=0']),
  toolStage('types', 'tsc', ['--project', 'tsconfig.json']),
  toolStage('types of the core, without DOM', 'tsc', ['--project', 'tsconfig.core.json']),
  toolStage('architecture', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'src']),
];
