import { onAuthStateChanged, signOut, type Auth, type User } from 'firebase/auth';
import { doc, onSnapshot, Timestamp, type DocumentSnapshot, type Firestore } from 'firebase/firestore';
import type { Authentication } from '../../application/auth/Authentication';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Clock } from '../../application/shared/Clock';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { UserProfile } from '../../domain/account/UserProfile';
import type { Result } from '../../domain/shared/Result';
import { backendFailureOf } from './backendFailureOf';
import { createOnce } from './createOnce';
import type { FirebaseOperations } from './FirebaseOperations';
import { minimalProfile } from './minimalProfile';
import { readDocument } from './readDocument';
import { userDocument } from './userSchema';

type Listener = (profile: UserProfile | null) => void;

/** Who is signed in according to Firebase, with the profile in `users/{uid}` as it stands. */
export class FirebaseAuthentication implements Authentication {
  readonly #auth: Auth;
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;

  constructor(auth: Auth, firestore: Firestore, operations: FirebaseOperations, clock: Clock) {
    this.#auth = auth;
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clock = clock;
  }

  watch(listener: Listener): Unsubscribe {
    let stopProfile: Unsubscribe = () => undefined;
    const stopSession = onAuthStateChanged(this.#auth, (user) => {
      stopProfile();
      stopProfile = user === null ? tellNobody(listener) : this.#watchProfile(user, listener);
    });
    return () => {
      stopSession();
      stopProfile();
    };
  }

  signOut(): Promise<Result<void, BackendFailure>> {
    return this.#operations.run(() => signOut(this.#auth));
  }

  /** Someone signed in stays signed in when the profile cannot be read (specification §4: the fallback profile). */
  #watchProfile(user: User, listener: Listener): Unsubscribe {
    const fallback = minimalProfile(user, this.#clock.now());
    let isOver = false;
    const tellFallback = () => {
      if (!isOver) listener(fallback);
    };
    const stop = onSnapshot(
      doc(this.#firestore, 'users', user.uid),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.exists()) listener(profileOf(snapshot) ?? fallback);
        else if (snapshot.metadata.fromCache) tellFallback();
        else void this.#create(fallback).then((created) => created || tellFallback());
      },
      (error) => {
        backendFailureOf(error);
        tellFallback();
      },
    );
    return () => {
      isOver = true;
      stop();
    };
  }

  /** A profile that is missing is created (specification §4); the listener then hears of it. */
  async #create(profile: UserProfile): Promise<boolean> {
    const user = doc(this.#firestore, 'users', profile.uid);
    const { displayName, photoURL } = profile;
    const createdAt = Timestamp.fromMillis(profile.createdAt);
    const created = await createOnce(this.#operations, user, (transaction) => {
      transaction.set(user, { ...profile, createdAt, updatedAt: createdAt });
      transaction.set(doc(this.#firestore, 'profiles', profile.uid), { displayName, photoURL, memberSince: createdAt });
    });
    return created.ok;
  }
}

function profileOf(snapshot: DocumentSnapshot): UserProfile | null {
  return readDocument(userDocument, snapshot);
}

function tellNobody(listener: Listener): Unsubscribe {
  listener(null);
  return () => undefined;
}
