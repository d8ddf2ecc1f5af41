import { doc, onSnapshot, runTransaction, Timestamp, type DocumentReference, type Firestore } from 'firebase/firestore';
import type { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Clock } from '../../application/shared/Clock';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import { startingPreferences, type Preferences } from '../../domain/preferences/Preferences';
import { failure, success, type Result } from '../../domain/shared/Result';
import { backendFailureOf } from './backendFailureOf';
import type { FirebaseOperations } from './FirebaseOperations';
import { patientTelling } from './patientTelling';
import { preferencesDocument } from './preferencesSchema';
import { readDocument } from './readDocument';
import { SharedListeners, type Later } from './SharedListeners';

type Told = Result<Preferences, BackendFailure>;

export class FirestorePreferencesRepository implements PreferencesRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;
  readonly #listeners: SharedListeners<Told>;

  constructor(firestore: Firestore, operations: FirebaseOperations, clock: Clock, later?: Later) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clock = clock;
    this.#listeners = new SharedListeners(later);
  }

  watch(uid: string, listener: (preferences: Told) => void): Unsubscribe {
    return this.#listeners.watch(uid, (tell) => this.#follow(uid, tell), listener);
  }

  /** A transaction fails without network, where a plain write would wait unheard. */
  change(uid: string, changes: Partial<Preferences>): Promise<Result<void, BackendFailure>> {
    const written = { ...changes, updatedAt: Timestamp.fromMillis(this.#clock.now()) };
    return this.#operations.run(() =>
      runTransaction(this.#firestore, async (transaction) => {
        transaction.set(this.#referenceOf(uid), written, { mergeFields: Object.keys(written) });
      }),
    );
  }

  remove(uid: string): Promise<Result<void, BackendFailure>> {
    return this.#operations.run(() =>
      runTransaction(this.#firestore, async (transaction) => {
        transaction.delete(this.#referenceOf(uid));
      }),
    );
  }

  #follow(uid: string, tell: (preferences: Told) => void): Unsubscribe {
    const telling = patientTelling(tell);
    const stop = onSnapshot(
      this.#referenceOf(uid),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.exists()) telling.tell(success(readDocument(preferencesDocument, snapshot) ?? startingPreferences));
        else if (snapshot.metadata.fromCache) telling.tellUnlessAnswered(failure('offline'));
        else telling.tell(success(startingPreferences));
      },
      (error) => {
        telling.stop();
        this.#listeners.forget(uid);
        tell(failure(backendFailureOf(error)));
      },
    );
    return () => {
      telling.stop();
      stop();
    };
  }

  #referenceOf(uid: string): DocumentReference {
    return doc(this.#firestore, 'users', uid, 'private', 'preferences');
  }
}
