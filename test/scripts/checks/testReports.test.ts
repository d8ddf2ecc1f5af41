import { expect, test } from 'vitest';
import {
  namesFailure,
  pageOf,
  playwrightCounts,
  suiteOutcome,
  vitestCounts,
  withoutPassed,
} from '../../../scripts/checks/testReports';

test('Vitest’s report is counted test by test', () => {
  const report = JSON.stringify({ numTotalTests: 8, numPassedTests: 5, numFailedTests: 2, success: false });
  expect(vitestCounts(report)).toEqual({ passed: 5, failed: 2 });
});

test('a test that passed only on retry counts as failed', () => {
  const report = JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(playwrightCounts(report)).toEqual({ passed: 4, failed: 2 });
});

test('a suite without failures counts its passed tests', () => {
  expect(suiteOutcome({ passed: 3, failed: 0 }, { code: 0, output: '' })).toMatchObject({ passed: 3, failed: 0 });
});

test('a suite that ran no test counts as failed', () => {
  expect(suiteOutcome({ passed: 0, failed: 0 }, { code: 0, output: '' })).toMatchObject({ passed: 0, failed: 1 });
});

test('a runner that exits with an error but no failed test counts as one failure', () => {
  expect(suiteOutcome({ passed: 3, failed: 0 }, { code: 1, output: '' })).toMatchObject({ passed: 3, failed: 1 });
});

test('a runner that wrote no report counts as failed, with its output', () => {
  expect(suiteOutcome(undefined, { code: 0, output: 'crashed' })).toMatchObject({ failed: 1, output: /crashed/ });
});

test('each failed test is counted', () => {
  expect(suiteOutcome({ passed: 3, failed: 2 }, { code: 1, output: '' })).toMatchObject({ passed: 3, failed: 2 });
});

test('the page at the end of a failed test is taken from Playwright’s Markdown file', () => {
  const errorContext =
    '# Error details\n\n```\nError\n```\n\n```yaml\n- main:\n  - heading "Favoris"\n```\n\n# Test source\n\n```ts\ntest();\n```\n';
  expect(pageOf(errorContext)).toBe('- main:\n  - heading "Favoris"\n');
  expect(pageOf('# Error details')).toBe('');
});

test.each([
  ['  ✘   4 [embedded] › test/e2e/home.test.ts:3:1 › the home page answers with its title (4.3s)', true],
  ['  ✓   4 [embedded] › test/e2e/home.test.ts:3:1 › the home page answers with its title (4.3s)', false],
  [' \u001b[31m❯\u001b[39m core test/home.test.ts (2 tests | 1 failed) 32ms', true],
  ['\u001b[31m   × the home page answers\u001b[39m 26ms', true],
  [' ✓ core test/home.test.ts (2 tests) 32ms', false],
])('the line « %s » names a failed test: %s', (line, expected) => {
  expect(namesFailure(line)).toBe(expected);
});

test('the lines of tests that passed are taken out of the output of Playwright', () => {
  const output =
    'Running 2 tests\n  ✓  1 [embedded] › a.test.ts › passes (1s)\n\u001b[31m  ✘  2 [embedded] › b.test.ts › fails\u001b[39m\n  1 failed';
  expect(withoutPassed(output)).toBe(
    'Running 2 tests\n\u001b[31m  ✘  2 [embedded] › b.test.ts › fails\u001b[39m\n  1 failed',
  );
});
