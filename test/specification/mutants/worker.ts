import { readFileSync, writeFileSync } from 'node:fs';
import { applyMutant } from './applyMutant';
import type { Mutant } from './Mutant';
import { TestRun, type Outcome } from './TestRun';

/** Runs in a copy of the tree, whose sources it changes. */
export interface Task {
  /** Such as `2.14`; `all`: the tests that cite any rule. */
  readonly rule: string;
  /** Null: the tests must pass. */
  readonly mutant: Mutant | null;
  /** The tests that cite the rule. */
  readonly files: readonly string[];
}

export interface Verdict {
  readonly rule: string;
  readonly outcome: 'noticed' | 'survived' | 'broken';
  readonly seconds: number;
  readonly detail: string;
}

const opened = TestRun.open();

process.on('message', (task: Task) => void tryOut(task).then((verdict) => process.send?.(verdict)));
process.on('disconnect', () => void close());

async function tryOut({ rule, mutant, files }: Task): Promise<Verdict> {
  const started = performance.now();
  const judge = (outcome: Verdict['outcome'], detail: string): Verdict => ({
    rule,
    outcome,
    seconds: Math.round((performance.now() - started) / 1000),
    detail,
  });
  try {
    const run = await opened;
    const restore = mutant === null ? () => undefined : plant(mutant, run);
    try {
      return judge(...verdictOf(await run.run(files, rule), mutant?.violation ?? 'no violation'));
    } finally {
      restore();
    }
  } catch (error) {
    return judge('broken', String(error));
  }
}

function plant(mutant: Mutant, run: TestRun): () => void {
  const { file } = mutant;
  const original = readFileSync(file, 'utf8');
  const write = (source: string) => {
    writeFileSync(file, source);
    run.invalidate(file);
  };
  write(applyMutant(original, mutant));
  return () => write(original);
}

function verdictOf({ ran, noticedBy, brokenBy }: Outcome, violation: string): [Verdict['outcome'], string] {
  if (noticedBy !== null)
    return ['noticed', `${violation}\n                       ${noticedBy.test}: ${noticedBy.error}`];
  if (brokenBy !== null) return ['broken', brokenBy];
  return ran === 0 ? ['broken', 'No test ran.'] : ['survived', `${violation} (${ran} tests)`];
}

async function close(): Promise<void> {
  await (await opened).close();
  process.exit();
}
