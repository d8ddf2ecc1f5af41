import { multiFactor, onAuthStateChanged, type Auth } from 'firebase/auth';
import {
  doc,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { OwnIdentity } from '../../../application/auth/OwnIdentity';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Identity } from '../../../domain/auth/Identity';
import type { Result } from '../../../domain/shared/Result';
import { backendFailureOf } from '../connection/backendFailureOf';
import { identityOf } from './identityOf';
import { ownIdentityResult } from './identityResult';

export class FirebaseOwnIdentity implements OwnIdentity {
  readonly #auth: Auth;
  readonly #firestore: Firestore;
  readonly #listeners = new Set<() => void>();
  #stopWaiting: Unsubscribe = () => undefined;

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

  /**
   * Copies the telephone number and the e-mail, if it is confirmed, to the account; where there is none yet, once it is stored, some seconds
   * after the first sign-in. A failure is logged only: the next call retries.
   */
  async storeOwnContacts(): Promise<void> {
    const user = this.#auth.currentUser;
    if (user === null) return;
    const { uid, phoneNumber } = user;
    const email = user.emailVerified ? user.email : null;
    const reference = doc(this.#firestore, 'users', uid);
    try {
      const isStored = await runTransaction(this.#firestore, async (transaction) => {
        const profile = await transaction.get(reference);
        if (profile.exists() && (profile.get('email') !== email || profile.get('phoneNumber') !== phoneNumber))
          transaction.update(reference, { email, phoneNumber, updatedAt: serverTimestamp() });
        return profile.exists();
      });
      if (!isStored) this.#storeOnceCreated(reference);
    } catch (error) {
      backendFailureOf(error);
    }
  }

  /** Stores the confirmed e-mail of the person who is signed in if their account, as it was just read, has another one or none. */
  storeConfirmedEmail({ uid, email }: Pick<UserProfile, 'uid' | 'email'>): void {
    const user = this.#auth.currentUser;
    if (user?.uid === uid && user.emailVerified && user.email !== email) void this.storeOwnContacts();
  }

  /** Until then or, as signing out takes the right to read it, until the person has signed out. */
  #storeOnceCreated(account: DocumentReference): void {
    this.#stopWaiting();
    const stop = onSnapshot(
      account,
      (snapshot) => {
        if (!snapshot.exists()) return;
        stop();
        void this.storeOwnContacts();
      },
      () => undefined,
    );
    this.#stopWaiting = stop;
  }
}
