import { readFileSync, writeFileSync } from 'node:fs';
import { applyMutant } from './applyMutant';
import type { Mutant, ProjectName } from './Mutant';
import { TestRun, type Outcome } from './TestRun';

/** Runs in a copy of the tree, whose sources it changes. */
export interface Task {
  readonly rule: string;
  readonly mutant: Mutant;
  /** The tests that cite the rule. */
  readonly files: readonly string[];
}

export interface Verdict {
  readonly rule: string;
  readonly outcome: 'noticed' | 'survived' | 'broken';
  readonly seconds: number;
  readonly detail: string;
}

const withoutBrowser: readonly ProjectName[] = ['core', 'pure', 'ui'];
const runs = new Map<string, Promise<TestRun>>();

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
  const original = readFileSync(mutant.file, 'utf8');
  try {
    const run = await runOf(mutant.projects ?? withoutBrowser);
    writeFileSync(mutant.file, applyMutant(original, mutant));
    run.invalidate(mutant.file);
    const outcome = await run.run(files, rule);
    writeFileSync(mutant.file, original);
    run.invalidate(mutant.file);
    return judge(...verdictOf(outcome, mutant));
  } catch (error) {
    return judge('broken', String(error));
  } finally {
    writeFileSync(mutant.file, original);
  }
}

function verdictOf({ ran, noticedBy, brokenBy }: Outcome, { violation }: Mutant): [Verdict['outcome'], string] {
  if (noticedBy !== null)
    return ['noticed', `${violation}\n                       ${noticedBy.test}: ${noticedBy.error}`];
  if (brokenBy !== null) return ['broken', brokenBy];
  return ran === 0 ? ['broken', 'No test ran.'] : ['survived', `${violation} (${ran} tests)`];
}

function runOf(projects: readonly ProjectName[]): Promise<TestRun> {
  const key = projects.join();
  const run = runs.get(key) ?? TestRun.open(projects);
  runs.set(key, run);
  return run;
}

async function close(): Promise<void> {
  for (const run of runs.values()) await (await run).close();
  process.exit();
}
