import { findGoogleFirestore, startGoogleFirestore } from './googleFirestore';
import type { Outcome, Stage } from './stages';
import { vitestStage } from './suiteStages';

const judgements = [
  'test/rules/serverVerdict.test.ts',
  'packages/firebase-test-server/test/agreement',
  'test/contracts/firebase',
];

/** The suites of a browser that ask for nothing but Firestore: others need the costs and faults of the test server. */
const browserSuites = [
  'firebase/auth/authentication',
  'firebase/listings/listings',
  'firebase/expiry/expiry',
  'firebase/cardRepair/cardRepair',
  'firebase/moderation/moderation',
  'firebase/search/search',
  'server/firestoreLite',
  'server/firestoreServer',
  'server/rulesUnitTesting',
].map((suite) => `test/browser/${suite}.test.ts`);

const onGoogle = [
  {
    name: 'Firebase in a browser, on Google’s emulator',
    file: 'google-browser',
    parameters: ['--project', 'browser', ...browserSuites],
    rules: 'firestore.rules',
  },
  {
    name: 'security rules and their language, by Google’s emulator',
    file: 'google-rules',
    parameters: ['--project', 'adapters', ...judgements],
    // Each test gives its project rules.
    rules: undefined,
  },
];

/** What Google's own engine must judge and answer as the test server does; one stage that says why, where there is no emulator. */
export function googleStages(): readonly Stage[] {
  const found = findGoogleFirestore();
  if ('missing' in found) {
    const left: Outcome = { passed: 0, failed: 0, output: '', left: found.missing };
    return [
      { name: 'security rules and Firebase in a browser, on Google’s emulator', run: () => Promise.resolve(left) },
    ];
  }
  return onGoogle.map(({ name, file, parameters, rules }) => ({
    name,
    run: async () => {
      const { host, stop } = await startGoogleFirestore(found.jar, rules);
      const outcome = await vitestStage(name, file, parameters, { FIRESTORE_EMULATOR_HOST: host }).run();
      stop();
      return outcome;
    },
  }));
}
