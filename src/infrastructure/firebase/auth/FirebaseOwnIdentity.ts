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
  readonly #tellings = new Set<() => void>();

  constructor(auth: Auth, firestore: Firestore) {
    this.#auth = auth;
    this.#firestore = firestore;
  }

  subscribe(listener: (identity: Identity | null) => void): Unsubscribe {
    const tell = () => {
      const user = this.#auth.currentUser;
      listener(user === null ? null : identityOf(user, multiFactor(user).enrolledFactors));
    };
    const stop = onAuthStateChanged(this.#auth, tell);
    this.#tellings.add(tell);
    return () => {
      stop();
      this.#tellings.delete(tell);
    };
  }

  refresh(): Promise<Result<void, IdentityFailure>> {
    return ownIdentityResult(this.#auth, async (user) => {
      await user.reload();
      // The rules believe what the token says.
      await user.getIdToken(true);
      await this.keepOwnContacts();
      this.#tellings.forEach((tell) => tell());
    });
  }

  /** The profile holds the address and the number that the service knows. One that cannot be written now is written next time. */
  async keepOwnContacts(): Promise<void> {
    const user = this.#auth.currentUser;
    if (user === null) return;
    const { uid, email, phoneNumber } = user;
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
