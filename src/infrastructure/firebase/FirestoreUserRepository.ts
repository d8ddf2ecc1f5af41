import { doc, onSnapshot, serverTimestamp, type Firestore } from 'firebase/firestore';
import type { UserRepository } from '../../application/account/UserRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { UserProfile } from '../../domain/account/UserProfile';
import { failure, success, type Result } from '../../domain/shared/Result';
import { backendFailureOf } from './backendFailureOf';
import { createOnce } from './createOnce';
import type { FirebaseOperations } from './FirebaseOperations';
import { readDocument } from './readDocument';
import { userDocument } from './userSchema';

export class FirestoreUserRepository implements UserRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  /** Out of reach, the SDK says that a document it has never seen is not there: that is the failure `offline`. */
  watch(uid: string, listener: (profile: Result<UserProfile | null, BackendFailure>) => void): Unsubscribe {
    return onSnapshot(
      doc(this.#firestore, 'users', uid),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.exists()) {
          const profile = readDocument(userDocument, snapshot);
          listener(profile === null ? failure('unknown') : success(profile));
        } else if (snapshot.metadata.fromCache) listener(failure('offline'));
        else listener(success(null));
      },
      (error) => listener(failure(backendFailureOf(error))),
    );
  }

  async create(profile: UserProfile): Promise<Result<void, BackendFailure>> {
    const user = doc(this.#firestore, 'users', profile.uid);
    const { displayName, photoURL } = profile;
    // By the clock of the server: this one may be wrong.
    const createdAt = serverTimestamp();
    const created = await createOnce(this.#operations, user, (transaction) => {
      transaction.set(user, { ...profile, createdAt, updatedAt: createdAt });
      transaction.set(doc(this.#firestore, 'profiles', profile.uid), { displayName, photoURL, memberSince: createdAt });
    });
    return created.ok ? success() : created;
  }
}
