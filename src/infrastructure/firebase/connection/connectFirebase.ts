import type { FirebaseApp } from 'firebase/app';
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
  type Firestore,
} from 'firebase/firestore';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import type { FirebaseConfiguration } from './FirebaseConfiguration';
import type { Network } from './ConnectionReset';
import { openFirebaseApp } from './openFirebaseApp';
import { documentCache, removeForeignDocuments, type DocumentReader } from './storedDocuments';

/** Milliseconds after which the SDK stops retrying an upload or another operation of Storage. */
const STORAGE_RETRY_TIME = 30_000;

export interface FirebaseServices {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
}

/** Connects to Google’s servers, or to the test servers that the configuration names. */
export async function connectFirebase(
  configuration: FirebaseConfiguration,
  reader: DocumentReader | null = null,
): Promise<FirebaseServices> {
  const { emulator, authEmulator } = configuration;
  const app = await openFirebaseApp(configuration);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  // The language of e-mails and text messages that Google sends.
  auth.languageCode = 'fr';
  const firestore = initializeFirestore(app, { localCache: documentCache(reader) });
  const storage = getStorage(app);
  storage.maxUploadRetryTime = STORAGE_RETRY_TIME;
  storage.maxOperationRetryTime = STORAGE_RETRY_TIME;
  if (authEmulator !== undefined) connectToAuthEmulator(auth, authEmulator);
  if (emulator !== undefined) {
    const { hostname, port } = new URL(`http://${emulator}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
    connectStorageEmulator(storage, hostname, Number(port));
  }
  // Where storage is refused, nothing is stored.
  await removeForeignDocuments(firestore, auth, reader).catch(() => undefined);
  return { app, auth, firestore, storage };
}

/** The network of a client, for `ConnectionReset`. Disabling it fails while the browser is offline: there is nothing to reset. */
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
