import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, type Stage } from './stages';
import {
  namesFailure,
  pageOf,
  playwrightCounts,
  suiteOutcome,
  vitestCounts,
  withoutPassed,
  type Counts,
} from './testReports';

const reports = 'test-results';

export function vitestStage(
  name: string,
  file: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Stage {
  return suiteStage(name, file, vitestCounts, (report) =>
    runTool(
      'vitest',
      [
        'run',
        ...parameters,
        '--allowOnly=false',
        // By default Vitest leaves one processor free for interactive use.
        '--maxWorkers=100%',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      environment,
      printFailure,
    ),
  );
}

/**
 * End-to-end tests. Where one has failed, the output is the page of each one that did and what the runner says of them, short enough for
 * the end of a log.
 */
export function playwrightStage(name: string, file: string): Stage {
  return suiteStage(name, file, playwrightCounts, async (report) => {
    const parameters = ['test', '--forbid-only', '--reporter=list,json'];
    const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const { code, output } = await runTool('playwright', parameters, environment, printFailure);
    return {
      code,
      output: code === 0 ? output : [...pagesOfFailures(join(reports, file)), withoutPassed(output)].join('\n'),
    };
  });
}

/** A suite takes up to half an hour, and its output is printed at its end. */
function printFailure(line: string): void {
  if (namesFailure(line)) console.log(line);
}

function pagesOfFailures(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('error-context.md'))
    .map((path) => `${path}\n${pageOf(readFileSync(join(directory, path), 'utf8'))}`);
}

/** A stage that counts the tests in the report that its runner writes. */
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
