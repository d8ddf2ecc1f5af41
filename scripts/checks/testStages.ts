import { googleStages } from './googleStages';
import { toolStage, type Stage } from './stages';
import { format, lint, lintWithTypes, typesAndArchitecture } from './staticStages';
import { playwrightStage, vitestStage } from './suiteStages';

/** All checks. A row begins with what takes longest, so that all processors are in use until its end. */
export const testStages: readonly (readonly Stage[])[] = [
  [
    // One for each processor.
    mutationStage('first', '1/2'),
    mutationStage('second', '2/2'),
    ...typesAndArchitecture,
    lintWithTypes,
    format,
    toolStage('build', 'tsx', ['scripts/checks/buildForTests.ts']),
  ],
  [
    vitestStage('adapters, screens and scripts', 'unit', [
      '--project',
      'adapters',
      '--project',
      'core',
      '--project',
      'mocks',
      '--project',
      'screens',
      '--project',
      'site',
    ]),
    vitestStage('the core and its view-models, with coverage', 'pure', ['--project', 'pure', '--coverage']),
  ],
  [
    lint,
    // Bundles the dependencies, which the same suites on Google’s emulator need too.
    vitestStage('tests in a browser', 'browser', ['--project', 'browser']),
    ...picturesLeftOut(),
    ...googleStages(),
    // The longest, but it uses all processors by itself: it fills those that the stages before it leave free.
    playwrightStage('end to end, on the production build', 'e2e'),
  ],
];

/** The tests in a browser compare them on Linux only (`vitest.config.ts`). */
function picturesLeftOut(): readonly Stage[] {
  if (process.platform === 'linux') return [];
  const left = { passed: 0, failed: 0, output: '', left: 'other systems than Linux draw letters in ways of their own' };
  return [{ name: 'pictures of the components', run: () => Promise.resolve(left) }];
}

/** Cases make many short-lived objects: with room for them, the collector took a sixth of the processor time less. */
function mutationStage(half: string, part: string): Stage {
  return toolStage(
    `security rules, each clause of the ${half} half mutated`,
    'tsx',
    ['test/rules/mutation/mutateRules.ts', part],
    { NODE_OPTIONS: '--max-semi-space-size=128' },
  );
}
