import { toolStage } from './stages';

/** It uses one processor. It reads syntax only. */
export const lint = toolStage('lint', 'eslint', ['.', '--max-warnings=0']);

/** A configuration in a folder could switch rules off. */
export const lintWithTypes = toolStage(
  'lint with types',
  'oxlint',
  ['.', '--disable-nested-config', '--deny-warnings', '--threads=1'],
  // The native compiler runs in Go: with one thread, it needs a fifth of the processor time less.
  { GOMAXPROCS: '1' },
);

export const format = toolStage('format', 'oxfmt', ['--check', '--threads=1']);

/** A stage has one processor. */
const types = (project: string) => ['--singleThreaded', '--project', project] as const;

export const typesAndArchitecture = [
  toolStage('types', 'tsgo', types('tsconfig.json')),
  toolStage('types of the core, without DOM', 'tsgo', types('tsconfig.core.json')),
  toolStage('architecture', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'scripts', 'packages']),
];

/** All checks that do not run the code. */
export const staticStages = [lint, lintWithTypes, format, ...typesAndArchitecture];
