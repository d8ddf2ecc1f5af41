import { findGoogleFirestore, startGoogleFirestore } from './googleFirestore';
import type { Stage } from './stages';
import { vitestStage } from './suiteStages';

const judgements = ['test/rules/serverVerdict.test.ts', 'packages/firebase-test-server/test/agreement'];

/** The suites of a browser that ask for nothing but Firestore: others need the costs and faults of the test server. */
const browserSuites = [
  'firebase/authentication',
  'firebase/backend',
  'firebase/search',
  'server/firestoreLite',
  'server/firestoreServer',
  'server/rulesUnitTesting',
].map((suite) => `test/browser/${suite}.test.ts`);

/** What Google's own engine must judge as the test server does. */
export const judgementsByGoogle = byGoogle('security rules and their language, by Google’s emulator', 'google-rules', [
  '--project',
  'core',
  ...judgements,
]);

export const browserByGoogle = byGoogle('Firebase in a browser, on Google’s emulator', 'google-browser', [
  '--project',
  'browser',
  ...browserSuites,
]);

/** A stage whose tests run on Google's emulator of Firestore, which is started for it; without one, nothing runs. */
function byGoogle(name: string, file: string, parameters: readonly string[]): Stage {
  return {
    name,
    run: async () => {
      const found = findGoogleFirestore();
      if ('missing' in found) return { passed: 0, failed: 0, output: '', left: found.missing };
      const { host, stop } = await startGoogleFirestore(found.jar);
      const outcome = await vitestStage(name, file, parameters, { FIRESTORE_EMULATOR_HOST: host }).run();
      stop();
      return outcome;
    },
  };
}
