import { firebase } from './firebase';

/** The suites that both kinds of emulator can run: what counts costs or breaks connections needs our own. */
const suites = ['firebaseAuthentication', 'firebaseBackend', 'firebaseSearch', 'rulesUnitTesting'];

/**
 * Runs the suites of Firebase on Google's own emulators of Firestore and Storage instead of ours. They are Java programs,
 * fetched by Google's command line: Java 21 and a network are needed.
 */
const command = ['npx vitest run --project browser', ...suites.map((suite) => `test/browser/${suite}.test.ts`)].join(' ');
process.exitCode = await firebase([
  'emulators:exec',
  '--only',
  'firestore,storage',
  '--project',
  'demo-mon-bazar',
  '--non-interactive',
  command,
]);
