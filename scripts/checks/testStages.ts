import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, toolStage, type Stage } from './stages';
import { format, lint, typesAndArchitecture } from './staticStages';
import { playwrightCounts, suiteOutcome, vitestCounts, type Counts } from './testReports';

const reports = 'test-results';

/** All checks. The stages of a row run in parallel, to use all processors. */
export const testStages: readonly (readonly Stage[])[] = [
  [
    ...typesAndArchitecture,
    format,
    toolStage('security rules, each clause mutated', 'tsx', ['test/rules/mutation/mutateRules.ts']),
    toolStage('build', 'tsx', ['scripts/checks/buildForTests.ts']),
  ],
  [
    vitestStage('the core and its view-models, with coverage', 'pure', ['--project', 'pure', '--coverage']),
    vitestStage('adapters, screens and scripts', 'unit', ['--project', 'core', '--project', 'ui']),
  ],
  // Each of the two uses half of a machine with two processors.
  [vitestStage('tests in a browser', 'browser', ['--project', 'browser']), lint],
  [
    suiteStage('end to end, on the production build', 'e2e', playwrightCounts, (report) =>
      runTool('playwright', ['test', '--forbid-only', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    ),
  ],
];

function vitestStage(name: string, file: string, parameters: readonly string[]): Stage {
  return suiteStage(name, file, vitestCounts, (report) =>
    runTool('vitest', [
      'run',
      ...parameters,
      '--allowOnly=false',
      // By default Vitest leaves one processor free for interactive use.
      '--maxWorkers=100%',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  );
}

function suiteStage(
  name: string,
  file: string,
  count: (report: string) => Counts,
  start: (report: string) => ReturnType<typeof runTool>,
): Stage {
  const report = join(reports, `${file}.json`);
  return {
    name,
    run: async () => {
      mkdirSync(reports, { recursive: true });
      rmSync(report, { force: true });
      const finished = await start(report);
      return suiteOutcome(existsSync(report) ? count(readFileSync(report, 'utf8')) : undefined, finished);
    },
  };
}
