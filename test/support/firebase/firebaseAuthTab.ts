import { deleteApp, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithCredential,
  type Auth,
  type UserCredential,
} from 'firebase/auth';
import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache, terminate } from 'firebase/firestore';
import type { UserRepository } from '../../../src/application/account/UserRepository';
import type { Authentication } from '../../../src/application/auth/Authentication';
import type { PhoneSignIn } from '../../../src/application/auth/PhoneSignIn';
import { firebaseIdentity, type FirebaseIdentityAdapters } from './firebaseIdentity';
import { networkOf } from '../../../src/infrastructure/firebase/connection/connectFirebase';
import { ConnectionReset } from '../../../src/infrastructure/firebase/connection/ConnectionReset';
import { FirebaseAuthentication } from '../../../src/infrastructure/firebase/auth/FirebaseAuthentication';
import { FirebaseOperations } from '../../../src/infrastructure/firebase/connection/FirebaseOperations';
import { FirebaseUserRepository } from '../../../src/infrastructure/firebase/auth/FirebaseUserRepository';
import { FirestoreUserRepository } from '../../../src/infrastructure/firebase/account/FirestoreUserRepository';

export interface AuthTabOptions {
  /** Tabs with the same name share a session, as those of one browser do. */
  readonly name: string;
  readonly projectId: string;
  readonly testServerPort: number;
  readonly authEmulatorPort: number;
}

export interface FirebaseAuthTab {
  readonly authentication: Authentication;
  readonly users: UserRepository;
  readonly phoneSignIn: PhoneSignIn;
  readonly identity: FirebaseIdentityAdapters;
  close(): Promise<void>;
}

/** A tab that signs in at the Auth emulator. It imports nothing of the test, so that another window can load it. */
export function openFirebaseAuthTab({
  name,
  projectId,
  testServerPort,
  authEmulatorPort,
}: AuthTabOptions): FirebaseAuthTab {
  const app = initializeApp({ projectId, apiKey: 'demo' }, name);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  connectAuthEmulator(auth, `http://127.0.0.1:${authEmulatorPort}`, { disableWarnings: true });
  auth.settings.appVerificationDisabledForTesting = true;
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  connectFirestoreEmulator(firestore, '127.0.0.1', testServerPort);
  const clock = { now: () => Date.now() };
  const operations = new FirebaseOperations(new ConnectionReset(networkOf(firestore), clock));
  const identity = firebaseIdentity(auth, firestore, chooseAtGoogle(name));
  return {
    authentication: new FirebaseAuthentication(auth, operations, clock),
    users: new FirebaseUserRepository(new FirestoreUserRepository(firestore, operations), identity.ownIdentity),
    phoneSignIn: identity.phoneSignIn,
    identity,
    close: async () => {
      await terminate(firestore);
      await deleteApp(app);
    },
  };
}

/** Replaces Google's window, which needs Google; the emulator accepts the credential. */
function chooseAtGoogle(name: string): (auth: Auth) => Promise<UserCredential> {
  const person = { sub: name, email: `${name}@google.exemple.fr`, email_verified: true };
  return (auth) => signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(person)));
}
