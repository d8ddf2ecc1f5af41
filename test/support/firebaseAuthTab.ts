import { deleteApp, initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache, terminate } from 'firebase/firestore';
import type { Authentication } from '../../src/application/auth/Authentication';
import type { PhoneSignIn } from '../../src/application/auth/PhoneSignIn';
import { networkOf } from '../../src/infrastructure/firebase/connectFirebase';
import { ConnectionReset } from '../../src/infrastructure/firebase/ConnectionReset';
import { FirebaseAuthentication } from '../../src/infrastructure/firebase/FirebaseAuthentication';
import { FirebaseOperations } from '../../src/infrastructure/firebase/FirebaseOperations';
import { FirebasePhoneSignIn } from '../../src/infrastructure/firebase/FirebasePhoneSignIn';

export interface AuthTabOptions {
  /** Tabs of one name share the session, as those of one browser do. */
  readonly name: string;
  readonly projectId: string;
  readonly emulatorPort: number;
  readonly authEmulatorPort: number;
}

export interface FirebaseAuthTab {
  readonly authentication: Authentication;
  readonly phoneSignIn: PhoneSignIn;
  close(): Promise<void>;
}

/** A tab in which people sign in for real; it stands alone, so that another window can load it. */
export function openFirebaseAuthTab({ name, projectId, emulatorPort, authEmulatorPort }: AuthTabOptions): FirebaseAuthTab {
  const app = initializeApp({ projectId, apiKey: 'demo' }, name);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  connectAuthEmulator(auth, `http://127.0.0.1:${authEmulatorPort}`, { disableWarnings: true });
  auth.settings.appVerificationDisabledForTesting = true;
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  connectFirestoreEmulator(firestore, '127.0.0.1', emulatorPort);
  const clock = { now: () => Date.now() };
  const operations = new FirebaseOperations(new ConnectionReset(networkOf(firestore), clock));
  return {
    authentication: new FirebaseAuthentication(auth, firestore, operations, clock),
    phoneSignIn: new FirebasePhoneSignIn(auth),
    close: async () => {
      await terminate(firestore);
      await deleteApp(app);
    },
  };
}
