import { resolve } from 'node:path';
import { createVitest, type Reporter, type TestCase, type TestModule, type Vitest } from 'vitest/node';

/** Runs tests of a copy of the tree, and transforms again only what has changed since. */
export class TestRun {
  readonly #vitest: Vitest;
  readonly #results: Results;

  private constructor(vitest: Vitest, results: Results) {
    this.#vitest = vitest;
    this.#results = results;
  }

  static async open(): Promise<TestRun> {
    const results = new Results();
    const vitest = await createVitest('test', {
      watch: false,
      // Those that need no browser.
      project: ['adapters', 'core', 'pure', 'mocks', 'screens', 'site'],
      reporters: [results],
      silent: true,
      bail: 1,
      // A test that was only slow passes the second time.
      retry: 1,
      maxWorkers: 1,
      isolate: true,
    });
    await vitest.standalone();
    return new TestRun(vitest, results);
  }

  /** Runs the tests of these files whose titles name the rule, or any (`all`). */
  async run(files: readonly string[], rule: string): Promise<Outcome> {
    const paths = files.map((file) => resolve(file));
    const found = await this.#vitest.globTestSpecifications([...files]);
    this.#vitest.setGlobalTestNamePattern(rule === 'all' ? /§\d/ : new RegExp(`§${rule.replace('.', '\\.')}(?!\\d)`));
    this.#results.clear();
    const { unhandledErrors } = await this.#vitest.runTestSpecifications(
      found.filter(({ moduleId }) => paths.includes(moduleId)),
    );
    return this.#results.outcome(unhandledErrors);
  }

  invalidate(file: string): void {
    this.#vitest.invalidateFile(resolve(file));
  }

  async close(): Promise<void> {
    await this.#vitest.close();
  }
}

/** What the last run reported; Vitest itself returns the results of all runs. */
class Results implements Reporter {
  #ran: TestCase[] = [];
  #errors: unknown[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'skipped') this.#ran.push(test);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#errors.push(...module.errors());
  }

  clear(): void {
    this.#ran = [];
    this.#errors = [];
  }

  outcome(unhandled: readonly unknown[]): Outcome {
    const failed = this.#ran.find((test) => test.result().state === 'failed');
    const broken = [...this.#errors, ...unhandled];
    return {
      ran: this.#ran.length,
      noticedBy: failed === undefined ? null : { test: failed.fullName, error: errorOf(failed) },
      brokenBy: broken.length === 0 ? null : messageOf(broken[0]),
    };
  }
}

export interface Outcome {
  readonly ran: number;
  readonly noticedBy: { readonly test: string; readonly error: string } | null;
  /** The error that stopped a file from running; no test has noticed anything then. */
  readonly brokenBy: string | null;
}

function errorOf(test: TestCase): string {
  return messageOf(test.result().errors?.[0]);
}

function messageOf(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
  return message.split('\n')[0] ?? '';
}
