import { readFileSync } from 'node:fs';
import { parseRules } from '@mon-bazar/firebase-test-server/rules/parseRules';
import { firestoreCases } from '../cases/firestoreCases';
import { judgeOf } from '../judge';
import { judgeOfStorage } from '../judgeStorage';
import { storageCases } from '../cases/storageCases';
import { equivalentMutants } from './equivalentMutants';
import { mutantsOf } from '@mon-bazar/firebase-test-server/mutation/mutantsOf';
import { survivorsOf, type Check } from '@mon-bazar/firebase-test-server/mutation/survivorsOf';

/** The cases of test/rules, each of which should notice some fault that is put into the rules. */
const suites: Readonly<Record<string, readonly Check[]>> = {
  'firestore.rules': Object.values(firestoreCases)
    .flat()
    .map((each) => checkOf(judgeOf(each), each.allowed)),
  'storage.rules': storageCases.map((each) => checkOf(judgeOfStorage(each), each.allowed)),
};

/** All mutants, or one of several parts of them, so that each part has a processor: `1/2`. */
const [part = 1, parts = 1] = (process.argv[2] ?? '1/1').split('/').map(Number);

const found = Object.entries(suites).map(([file, checks]) => tryOut(file, checks));
const unexplained = found.flatMap(({ survivors }) => survivors).filter(({ name }) => !(name in equivalentMutants));
const stale = Object.keys(equivalentMutants).filter(
  (name) => !found.some(({ elsewhere, survivors }) => [...elsewhere, ...survivors].some((one) => one.name === name)),
);
for (const name of stale) console.log(`  explained, but killed or gone: ${name}`);
process.exitCode = unexplained.length + stale.length > 0 ? 1 : 0;

function tryOut(file: string, checks: readonly Check[]) {
  const started = performance.now();
  const rules = parseRules(readFileSync(file, 'utf8'));
  const all = mutantsOf(rules);
  const [from, until] = [part - 1, part].map((end) => Math.floor((all.length * end) / parts));
  // Neighbours stay together: they fail the same cases.
  const mutants = all.slice(from, until);
  const elsewhere = all.filter((mutant) => !mutants.includes(mutant));
  // If the rules fail cases of their own, npx vitest run test/rules names these.
  const survivors = survivorsOf(rules, mutants, checks);
  for (const { line, name } of survivors) {
    const reason = equivalentMutants[name];
    console.log(
      `  ${file}:${line} ${reason === undefined ? 'SURVIVES' : 'equivalent'} ${name}${reason === undefined ? '' : ` (${reason})`}`,
    );
  }
  const explained = survivors.filter(({ name }) => name in equivalentMutants).length;
  const killed = mutants.length - survivors.length;
  // Rounded down: one mutant that survives is not 100 %.
  const score = (Math.floor((1000 * killed) / (mutants.length - explained)) / 10).toFixed(1);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${file}: ${checks.length} cases, ${mutants.length} mutants, ${killed} killed, ${explained} equivalent, score ${score} % (${seconds} s)`,
  );
  return { survivors, elsewhere };
}

function checkOf(judge: Check, allowed: boolean): Check {
  return (rules) => judge(rules) === allowed;
}
