import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
  type Firestore,
} from 'firebase/firestore';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import type { FirebaseConfiguration } from './FirebaseConfiguration';
import type { Network } from './ConnectionReset';

/** How long an upload goes on trying before a person is told. */
const PATIENCE = 30_000;

export interface FirebaseServices {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
}

/** Connects one application to Google’s servers, or to those that stand in for them. */
export async function connectFirebase(configuration: FirebaseConfiguration): Promise<FirebaseServices> {
  const { apiKey, authDomain, projectId, storageBucket, appId, appCheckKey, emulator, authEmulator } = configuration;
  const app = initializeApp({ apiKey, authDomain, projectId, storageBucket, appId });
  if (appCheckKey !== undefined) (await import('./protectWithAppCheck')).protectWithAppCheck(app, appCheckKey);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  // The language of the messages that Google sends.
  auth.languageCode = 'fr';
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  const storage = getStorage(app);
  storage.maxUploadRetryTime = PATIENCE;
  storage.maxOperationRetryTime = PATIENCE;
  if (authEmulator !== undefined) connectToAuthEmulator(auth, authEmulator);
  if (emulator !== undefined) {
    const { hostname, port } = new URL(`http://${emulator}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
    connectStorageEmulator(storage, hostname, Number(port));
  }
  return { app, auth, firestore, storage };
}

/** What `ConnectionReset` takes down and up again; a browser that has no network has nothing to reset. */
export function networkOf(firestore: Firestore): Network {
  return {
    disable: async () => {
      if (!navigator.onLine) throw new Error('The browser is offline');
      await disableNetwork(firestore);
    },
    enable: () => enableNetwork(firestore),
  };
}

function connectToAuthEmulator(auth: Auth, authEmulator: string): void {
  connectAuthEmulator(auth, `http://${authEmulator}`, { disableWarnings: true });
  // The emulator gives codes without asking for proof that a person asks.
  auth.settings.appVerificationDisabledForTesting = true;
}
