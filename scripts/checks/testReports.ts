import { stripVTControlCharacters } from 'node:util';
import type { Finished, Outcome } from './stages';

/** How many tests a runner's JSON report counts. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Reads the report of Vitest's `json` reporter. */
export function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests } = numbers(JSON.parse(report));
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
}

/** Reads the report of Playwright's `json` reporter; a test that passed only on retry counts as failed. */
export function playwrightCounts(report: string): Counts {
  const parsed: unknown = JSON.parse(report);
  const stats = typeof parsed === 'object' && parsed !== null && 'stats' in parsed ? numbers(parsed.stats) : {};
  return { passed: stats.expected ?? 0, failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0) };
}

/**
 * The result of a suite. If the runner exits with an error although no test failed (a file does not load, the coverage is too
 * low), that counts as one failure, and so does a suite that ran no test.
 */
export function suiteOutcome(counts: Counts | undefined, { code, output }: Finished): Outcome {
  if (counts === undefined) return { passed: 0, failed: 1, output: `${output}\nNo report was written.` };
  const { passed, failed } = counts;
  if (failed > 0) return { passed, failed, output };
  if (code !== 0) return { passed, failed: 1, output };
  if (passed === 0) return { passed, failed: 1, output: `${output}\nNo test ran.` };
  return { passed, failed, output };
}

/** The page at the end of each failed test, of which Playwright writes an accessibility snapshot into a Markdown file. */
export function pageOf(errorContext: string): string {
  return /^```yaml\n(?<snapshot>.*?)^```$/ms.exec(errorContext)?.groups?.snapshot ?? '';
}

/** What Playwright's `list` reporter printed, less the lines of tests that passed. */
export function withoutPassed(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\s*✓/.test(stripVTControlCharacters(line)))
    .join('\n');
}

/** Whether a line of Playwright's `list` or Vitest's `default` reporter names a test, or the file of a test, that has just failed. */
export function namesFailure(line: string): boolean {
  return /^\s*(?:✘|×|❯ .* failed\))/.test(stripVTControlCharacters(line));
}

function numbers(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
