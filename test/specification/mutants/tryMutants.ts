import { fork } from 'node:child_process';
import { readTestFiles, readTestTitles } from '../report/readTestTitles';
import { rules } from '../rules';
import { copyOfTree } from './copyOfTree';
import { mutants } from './mutants';
import { survivors } from './survivors';
import { testFilesOf } from './testFilesOf';
import type { Task, Verdict } from './worker';

/** Each worker has its own copy of the tree and one test process. */
const WORKERS = 2;
/** How long a test waits for something to appear; the violations make many wait for nothing. */
const WAIT_MILLISECONDS = 8000;

/** Plants the violation of each rule, or of the chosen ones such as `4.6`, and reports the rules whose tests notice nothing. */
export async function tryMutants(chosen: readonly string[]): Promise<void> {
  const known = rules.map(({ id }) => id.slice(1));
  const unknown = chosen.filter((rule) => !known.includes(rule));
  if (unknown.length > 0) throw new Error(`No such rule: ${unknown.join(', ')}`);
  const tasks = tasksFor(chosen.length > 0 ? chosen : known);
  const verdicts: Verdict[] = [];
  const started = performance.now();
  const show = (verdict: Verdict) => {
    verdicts.push(verdict);
    console.log(lineOf(verdict));
  };
  const queue = [...tasks];
  const files = [...new Set(tasks.flatMap((task) => task.files))];
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      const share = files.filter((_, index) => index % WORKERS === worker);
      await work({ rule: 'all', mutant: null, files: share }, queue, show);
    }),
  );

  const survived = verdicts.filter(({ outcome }) => outcome !== 'noticed');
  const unexplained = survived.filter(({ rule }) => !(rule in survivors));
  const stale = verdicts.filter(({ rule, outcome }) => outcome === 'noticed' && rule in survivors);
  for (const { rule } of stale) console.log(`§${rule} is explained as a survivor, but is noticed.`);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(
    `${verdicts.length} violations planted, ${verdicts.length - survived.length} noticed, ${survived.length} not (${minutes} min).`,
  );
  for (const { rule } of survived) console.log(`  §${rule}: ${survivors[rule] ?? 'NOT EXPLAINED'}`);
  process.exitCode = unexplained.length + stale.length > 0 ? 1 : 0;
}

function tasksFor(chosen: readonly string[]): readonly Task[] {
  const files = readTestFiles();
  const titles = readTestTitles(files);
  return chosen.flatMap((rule) => {
    const mutant = mutants[rule];
    return mutant === undefined ? [] : [{ rule, mutant, files: testFilesOf(`§${rule}`, titles, files) }];
  });
}

/** Gives one worker the tasks of the queue, one after the other, once the tests of its share pass without any violation. */
async function work(share: Task, queue: Task[], show: (verdict: Verdict) => void): Promise<void> {
  const copy = copyOfTree();
  const worker = fork(`${import.meta.dirname}/worker.ts`, {
    cwd: copy.path,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ASYNC_UTIL_TIMEOUT: String(WAIT_MILLISECONDS) },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        const task = queue.shift();
        if (task === undefined) resolve();
        else worker.send(task);
      };
      worker.on('message', (verdict: Verdict) => {
        if (verdict.rule !== 'all') show(verdict);
        else if (verdict.outcome !== 'survived') {
          // The other worker has nothing more to do either.
          queue.length = 0;
          reject(new Error(`Without any violation: ${verdict.detail}`));
        }
        next();
      });
      worker.once('exit', () => reject(new Error('A worker has ended.')));
      if (share.files.length > 0) worker.send(share);
      else next();
    });
  } finally {
    worker.removeAllListeners('exit');
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    if (worker.connected) worker.disconnect();
    if (worker.exitCode === null) await ended;
    copy.remove();
  }
}

function lineOf({ rule, outcome, seconds, detail }: Verdict): string {
  return `§${rule.padEnd(5)} ${outcome.padEnd(8)} ${String(seconds).padStart(3)} s  ${detail}`;
}
