import { forwardEmulators } from '@mon-bazar/firebase-test-server/official/forwardEmulators';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import type { TestProject } from 'vitest/node';
import { startAuthEmulator } from '../../../scripts/firebase/authEmulator';
import { startExpiryServer } from './startExpiryServer';
import { startLazily } from './startLazily';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where Firestore and Storage listen, on 127.0.0.1. Isolate a test by a project id of its own. */
    testServerPort: number;
    /** Where the Auth emulator listens, on 127.0.0.1; it starts on the first connection. All tests share its accounts: make up a phone number. */
    authEmulatorPort: number;
    /** Where listings are expired as the Cloud Function does it: `POST /{project id}`. */
    expiryPort: number;
    /** Whether a test gets a project that an earlier one has left, emptied, instead of a new one. */
    areProjectsReused: boolean;
  }
}

/**
 * Starts what stands in for Firebase once for all browser tests: the test server for Firestore and Storage, and Google's Auth
 * emulator. Under `npm run test:emulators` FIRESTORE_EMULATOR_HOST names Google's emulator of Firestore, which is used instead.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(readFirebaseProject('.'));
  const firestore = process.env.FIRESTORE_EMULATOR_HOST;
  const shown =
    firestore === undefined ? server : await forwardEmulators({ firestore, storage: `127.0.0.1:${server.port}` });
  const authEmulator = await startLazily(() => startAuthEmulator({ projectId: 'demo-mon-bazar' }));
  const expiry = await startExpiryServer(firestore ?? `127.0.0.1:${server.port}`);
  project.provide('expiryPort', expiry.port);
  project.provide('testServerPort', shown.port);
  project.provide('areProjectsReused', firestore !== undefined);
  project.provide('authEmulatorPort', authEmulator.port);
  return async () => {
    await expiry.close();
    await authEmulator.close();
    await shown.close();
    if (shown !== server) await server.close();
  };
}
