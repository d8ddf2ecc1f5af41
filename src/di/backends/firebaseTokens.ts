import type { UserRepository } from '../../application/account/UserRepository';
import type { Authentication } from '../../application/auth/Authentication';
import { token } from '../../application/shared/token';
import type { FirebaseOwnIdentity } from '../../infrastructure/firebase/auth/FirebaseOwnIdentity';
import type { FirebaseServices } from '../../infrastructure/firebase/connection/connectFirebase';
import type { ClockCheck } from '../../infrastructure/firebase/connection/ClockCheck';
import type { ConnectionReset, Network } from '../../infrastructure/firebase/connection/ConnectionReset';
import type { FirebaseConfiguration } from '../../infrastructure/firebase/connection/FirebaseConfiguration';
import type { FirebaseOperations } from '../../infrastructure/firebase/connection/FirebaseOperations';

/** What the adapters of Firebase share among themselves; no other module asks for it. */
export const firebase = {
  auth: token<FirebaseServices['auth']>('Auth'),
  /** Without what signing out ends besides. */
  authentication: token<Authentication>('FirebaseAuthentication'),
  clockCheck: token<ClockCheck>('ClockCheck'),
  configuration: token<FirebaseConfiguration>('FirebaseConfiguration'),
  firestore: token<FirebaseServices['firestore']>('Firestore'),
  network: token<Network>('Network'),
  operations: token<FirebaseOperations>('FirebaseOperations'),
  ownIdentity: token<FirebaseOwnIdentity>('FirebaseOwnIdentity'),
  reset: token<ConnectionReset>('ConnectionReset'),
  storage: token<FirebaseServices['storage']>('FirebaseStorage'),
  /** Without what reading an account does besides. */
  users: token<UserRepository>('FirestoreUserRepository'),
} as const;
