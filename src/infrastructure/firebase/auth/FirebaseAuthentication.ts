import { onAuthStateChanged, signOut, type Auth } from 'firebase/auth';
import type { Authentication } from '../../../application/auth/Authentication';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { minimalProfile } from './minimalProfile';

export class FirebaseAuthentication implements Authentication {
  readonly #auth: Auth;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;

  constructor(auth: Auth, operations: FirebaseOperations, clock: Clock) {
    this.#auth = auth;
    this.#operations = operations;
    this.#clock = clock;
  }

  subscribeToUser(listener: (person: UserProfile | null) => void): Unsubscribe {
    return onAuthStateChanged(this.#auth, (user) =>
      listener(user === null ? null : minimalProfile(user, this.#clock.now())),
    );
  }

  signOut(): Promise<BackendResult<void>> {
    return this.#operations.run(() => signOut(this.#auth));
  }
}
