import { doc, runTransaction, serverTimestamp, type DocumentReference, type Firestore } from 'firebase/firestore';
import type { PreferencesRepository } from '../../../application/preferences/PreferencesRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { defaultPreferences, type Preferences } from '../../../domain/preferences/Preferences';
import { subscribeToDocument } from '../connection/subscribeToDocuments';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { preferencesDocument } from './preferencesSchema';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import { SharedListeners, type Schedule } from '../connection/SharedListeners';

export class FirestorePreferencesRepository implements PreferencesRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #listeners: SharedListeners<BackendResult<Preferences>>;

  constructor(firestore: Firestore, operations: FirebaseOperations, schedule?: Schedule) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#listeners = new SharedListeners(schedule);
  }

  subscribe(uid: string, listener: (preferences: BackendResult<Preferences>) => void): Unsubscribe {
    return subscribeToDocument(
      { operations: this.#operations, shared: this.#listeners, key: uid },
      this.#referenceOf(uid),
      preferencesOf,
      listener,
    );
  }

  /** In a transaction, which fails while offline; a plain write would stay pending without an error. */
  change(uid: string, changes: Partial<Preferences>): Promise<BackendResult<void>> {
    const written = { ...changes, updatedAt: serverTimestamp() };
    return this.#operations.run(() =>
      runTransaction(this.#firestore, async (transaction) => {
        transaction.set(this.#referenceOf(uid), written, { mergeFields: Object.keys(written) });
      }),
    );
  }

  remove(uid: string): Promise<BackendResult<void>> {
    return this.#operations.run(() =>
      runTransaction(this.#firestore, async (transaction) => {
        transaction.delete(this.#referenceOf(uid));
      }),
    );
  }

  #referenceOf(uid: string): DocumentReference {
    return doc(this.#firestore, 'users', uid, 'private', 'preferences');
  }
}

function preferencesOf(document: StoredDocument | null): Preferences {
  return (document && readDocument(preferencesDocument, document)) ?? defaultPreferences;
}
