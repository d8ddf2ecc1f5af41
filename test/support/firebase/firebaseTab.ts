import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { inject, onTestFinished } from 'vitest';
import { networkOf } from '../../../src/infrastructure/firebase/connection/connectFirebase';
import { ClockCheck } from '../../../src/infrastructure/firebase/connection/ClockCheck';
import { ConnectionReset } from '../../../src/infrastructure/firebase/connection/ConnectionReset';
import { FirebaseOperations } from '../../../src/infrastructure/firebase/connection/FirebaseOperations';
import { FirestoreListingRepository } from '../../../src/infrastructure/firebase/listings/FirestoreListingRepository';
import type { Schedule } from '../../../src/infrastructure/firebase/connection/SharedListeners';

// The adapters log errors themselves.
setLogLevel('silent');

/** The services of one tab on the Firebase backend. */
export interface FirebaseTab {
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
  readonly operations: FirebaseOperations;
  readonly listings: FirestoreListingRepository;
}

/** Ends listeners at once after the last subscriber, so that none outlives its test. */
export const withoutDelay: Schedule = (work) => {
  work();
  return () => undefined;
};

export const realClock = { now: () => Date.now() };

/** Projects that earlier tests of this file have left empty. */
const emptied: string[] = [];

/** An empty project on the test server, under the rules of the repository. */
export function aFirebaseProject(): string {
  const projectId = emptied.pop() ?? `demo-${crypto.randomUUID()}`;
  // Google’s emulator compiles the rules for each project, which takes a second.
  if (inject('areProjectsReused')) {
    onTestFinished(async () => {
      await removeDocuments(projectId);
      emptied.push(projectId);
    });
  }
  return projectId;
}

async function removeDocuments(projectId: string): Promise<void> {
  const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`http://127.0.0.1:${inject('testServerPort')}/${documents}`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(await answer.text());
}

/** A tab of a person, whose address is confirmed, or of a visitor (null); `owner` passes the rules. `claims`: further claims of the token. */
export function openFirebaseTab(
  projectId: string,
  uid: string | null,
  port = inject('testServerPort'),
  claims: object = {},
): FirebaseTab {
  const app = initializeApp({ projectId, apiKey: 'demo', storageBucket: bucketOf(projectId) }, crypto.randomUUID());
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  const storage = getStorage(app);
  const identity = identityOf(uid, claims);
  connectFirestoreEmulator(firestore, '127.0.0.1', port, identity);
  connectStorageEmulator(storage, '127.0.0.1', port, identity);
  onTestFinished(async () => {
    await terminate(firestore);
    await deleteApp(app);
  });
  const operations = new FirebaseOperations(new ConnectionReset(networkOf(firestore), realClock));
  return {
    firestore,
    storage,
    operations,
    listings: new FirestoreListingRepository(firestore, operations, realClock, new ClockCheck(realClock), withoutDelay),
  };
}

export function bucketOf(projectId: string): string {
  return `${projectId}.firebasestorage.app`;
}

function identityOf(uid: string | null, claims: object) {
  if (uid === null) return {};
  return { mockUserToken: uid === 'owner' ? uid : { sub: uid, email_verified: true, ...claims } };
}
