import { multiFactor, onAuthStateChanged, type Auth } from 'firebase/auth';
import { doc, runTransaction, serverTimestamp, type Firestore } from 'firebase/firestore';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { OwnIdentity } from '../../../application/auth/OwnIdentity';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Identity } from '../../../domain/auth/Identity';
import type { Result } from '../../../domain/shared/Result';
import { backendFailureOf } from '../connection/backendFailureOf';
import { identityOf } from './identityOf';
import { ownIdentityResult } from './identityResult';

export class FirebaseOwnIdentity implements OwnIdentity {
  readonly #auth: Auth;
  readonly #firestore: Firestore;
  readonly #listeners = new Set<() => void>();

  constructor(auth: Auth, firestore: Firestore) {
    this.#auth = auth;
    this.#firestore = firestore;
  }

  subscribe(listener: (identity: Identity | null) => void): Unsubscribe {
    const emit = () => {
      const user = this.#auth.currentUser;
      listener(user === null ? null : identityOf(user, multiFactor(user).enrolledFactors));
    };
    const stop = onAuthStateChanged(this.#auth, emit);
    this.#listeners.add(emit);
    return () => {
      stop();
      this.#listeners.delete(emit);
    };
  }

  refresh(): Promise<Result<void, IdentityFailure>> {
    return ownIdentityResult(this.#auth, async (user) => {
      await user.reload();
      // The rules read e-mail and telephone number from the token.
      await user.getIdToken(true);
      await this.storeOwnContacts();
      this.#listeners.forEach((emit) => emit());
    });
  }

  /** Copies the telephone number and the e-mail, if it is confirmed, to the account. A failure is logged only: the next call retries. */
  async storeOwnContacts(): Promise<void> {
    const user = this.#auth.currentUser;
    if (user === null) return;
    const { uid, phoneNumber } = user;
    const email = user.emailVerified ? user.email : null;
    const reference = doc(this.#firestore, 'users', uid);
    try {
      await runTransaction(this.#firestore, async (transaction) => {
        const profile = await transaction.get(reference);
        if (!profile.exists() || (profile.get('email') === email && profile.get('phoneNumber') === phoneNumber)) return;
        transaction.update(reference, { email, phoneNumber, updatedAt: serverTimestamp() });
      });
    } catch (error) {
      backendFailureOf(error);
    }
  }
}
