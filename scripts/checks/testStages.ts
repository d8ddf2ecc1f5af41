import { googleStages } from './googleStages';
import { runTool, toolStage, type Stage } from './stages';
import { format, lint, typesAndArchitecture } from './staticStages';
import { suiteStage, vitestStage } from './suiteStages';
import { playwrightCounts } from './testReports';

/** All checks. The stages of a row run in parallel, to use all processors. */
export const testStages: readonly (readonly Stage[])[] = [
  [
    ...typesAndArchitecture,
    format,
    // One for each processor.
    toolStage('security rules, each clause of the first half mutated', 'tsx', [
      'test/rules/mutation/mutateRules.ts',
      '1/2',
    ]),
    toolStage('security rules, each clause of the second half mutated', 'tsx', [
      'test/rules/mutation/mutateRules.ts',
      '2/2',
    ]),
    toolStage('build', 'tsx', ['scripts/checks/buildForTests.ts']),
  ],
  [
    vitestStage('the core and its view-models, with coverage', 'pure', ['--project', 'pure', '--coverage']),
    vitestStage('adapters, screens and scripts', 'unit', ['--project', 'core', '--project', 'ui']),
  ],
  // Each of the two uses half of a machine with two processors.
  [vitestStage('tests in a browser', 'browser', ['--project', 'browser']), lint],
  googleStages(),
  [
    suiteStage('end to end, on the production build', 'e2e', playwrightCounts, (report) =>
      runTool('playwright', ['test', '--forbid-only', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    ),
  ],
];
