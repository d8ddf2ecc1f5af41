import { forwardEmulators } from '@mon-bazar/firebase-test-server/official/forwardEmulators';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import type { TestProject } from 'vitest/node';
import { startAuthEmulator } from '../../../scripts/firebase/authEmulator';
import { localBucket } from '../../../scripts/firebase/scheduled/localBucket';
import { cardFunction } from '../../../scripts/functions/cardFunction';
import { erasureFunction } from '../../../scripts/functions/erasureFunction';
import { expiryFunction } from '../../../scripts/functions/expiryFunction';
import { BROWSER_TIME, LAST_WRITES } from '../../../src/application/privacy/erasure/CompletePendingErasures';
import { startLazily } from './startLazily';
import { startTaskServer, type Task } from './startTaskServer';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where Firestore and Storage listen, on 127.0.0.1. Isolate a test by a project id of its own. */
    testServerPort: number;
    /** Where the Auth emulator listens, on 127.0.0.1; it starts on the first connection. All tests share its accounts: make up a phone number. */
    authEmulatorPort: number;
    /**
     * Where the tasks of Cloud Functions are done. `POST /expiry/{project id}`; `POST /cards/{project id}`, which repairs the cards of all listings; `POST /erasure/{project id}`, once the browser had its time, and `/end/…`, once no page
     * can write any more: the outcome, with the identities that were deleted.
     */
    taskPort: number;
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
  const erase =
    (ahead: number): Task =>
    async ({ id, firestore: documents }) => {
      const deleted: string[] = [];
      const { completePendingErasures } = erasureFunction({
        firestore: documents,
        bucket: localBucket(`127.0.0.1:${server.port}`, id),
        identities: { deleteUser: async (uid) => void deleted.push(uid) },
        now: () => Date.now() + ahead,
      });
      return { ...(await completePendingErasures()), deleted };
    };
  const tasks = await startTaskServer(firestore ?? `127.0.0.1:${server.port}`, {
    expiry: ({ firestore: documents }) => expiryFunction({ firestore: documents }).expireListings(),
    cards: async ({ firestore: documents }) => {
      const { listingStored } = cardFunction({ firestore: documents });
      const { docs } = await documents.collection('listings').get();
      return Promise.all(docs.map(({ id }) => listingStored(id)));
    },
    erasure: erase(BROWSER_TIME),
    end: erase(BROWSER_TIME + LAST_WRITES),
  });
  project.provide('taskPort', tasks.port);
  project.provide('testServerPort', shown.port);
  project.provide('areProjectsReused', firestore !== undefined);
  project.provide('authEmulatorPort', authEmulator.port);
  return async () => {
    await tasks.close();
    await authEmulator.close();
    await shown.close();
    if (shown !== server) await server.close();
  };
}
