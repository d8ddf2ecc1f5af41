import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, type Stage } from './stages';
import { suiteOutcome, vitestCounts, type Counts } from './testReports';

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
    ),
  );
}

/** A stage that counts the tests in the report that its runner writes. */
export function suiteStage(
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
