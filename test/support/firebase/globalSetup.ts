import { forwardEmulators, officialEmulators } from '@mon-bazar/firebase-test-server/official/forwardEmulators';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import type { TestProject } from 'vitest/node';
import { startAuthEmulator } from '../../../scripts/firebase/authEmulator';
import { startLazily } from './startLazily';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where Firestore and Storage listen, on 127.0.0.1. Isolate a test by a project id of its own. */
    testServerPort: number;
    /** Where the Auth emulator listens, on 127.0.0.1; it starts on the first connection. All tests share its accounts: make up a phone number. */
    authEmulatorPort: number;
  }
}

/**
 * Starts what stands in for Firebase once for all browser tests: the test server for Firestore and Storage, or Google's emulators
 * under `npm run test:emulators`; and Google's Auth emulator.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const official = officialEmulators(process.env);
  const server =
    official === undefined ? await startTestServer(readFirebaseProject('.')) : await forwardEmulators(official);
  const authEmulator = await startLazily(() => startAuthEmulator({ projectId: 'demo-mon-bazar' }));
  project.provide('testServerPort', server.port);
  project.provide('authEmulatorPort', authEmulator.port);
  return async () => {
    await authEmulator.close();
    await server.close();
  };
}
