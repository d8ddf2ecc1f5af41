import { firebase } from '../firebase/firebase';
import { javaVersion } from '../firebase/javaVersion';

/** The suites that run on Google's emulators too: others need the costs and faults of the test server. */
const suites = [
  'firebase/authentication',
  'firebase/backend',
  'firebase/search',
  'server/firestoreLite',
  'server/firestoreServer',
  'server/rulesUnitTesting',
];

const oldestJava = 21;

/**
 * Runs the suites of Firebase on Google's emulators of Firestore and Storage instead of the test server. They are Java programs,
 * downloaded by Google's command line: Java 21 and a network are needed.
 */
async function testEmulators(): Promise<number> {
  const java = javaVersion();
  if (java === null || java < oldestJava) {
    console.error(
      `Google's emulators need Java ${oldestJava} or later; ${java === null ? 'there is none here' : `here is Java ${java}`}. ` +
        'Install it, or run npm test, which uses the test server of this repository (docs/decisions/012-test-server.md).',
    );
    return 1;
  }
  const files = suites.map((suite) => `test/browser/${suite}.test.ts`);
  const command = ['npx vitest run --project browser', ...files].join(' ');
  const parameters = ['--only', 'firestore,storage', '--project', 'demo-mon-bazar', '--non-interactive'];
  return firebase(['emulators:exec', ...parameters, command]);
}

process.exitCode = await testEmulators();
