import { collection, doc, limit as atMost, onSnapshot, orderBy, query, type DocumentReference, type Firestore, type FirestoreError } from 'firebase/firestore';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import { failure, success, type Result } from '../../domain/shared/Result';
import { backendFailureOf } from './backendFailureOf';
import { patientTelling } from './patientTelling';
import type { StoredDocument } from './readDocument';
import { SharedListeners, type Later } from './SharedListeners';

/** The rules give nobody more at once. */
const MOST = 500;

type Told<Item> = Result<readonly Item[], BackendFailure>;

interface Shape<Item> {
  /** Beneath `users/{uid}`. */
  readonly collection: string;
  /** The moment by which they are told, the latest first. */
  readonly newestBy: string;
  /** Null: malformed, and reported. */
  readonly read: (document: StoredDocument) => Item | null;
}

/** What one person keeps in a collection of their own: one listener for all who follow it. */
export class OwnedDocuments<Item> {
  readonly #firestore: Firestore;
  readonly #shape: Shape<Item>;
  readonly #listeners: SharedListeners<Told<Item>>;

  constructor(firestore: Firestore, shape: Shape<Item>, later?: Later) {
    this.#firestore = firestore;
    this.#shape = shape;
    this.#listeners = new SharedListeners(later);
  }

  referenceOf(ownerId: string, id: string): DocumentReference {
    return doc(this.#firestore, 'users', ownerId, this.#shape.collection, id);
  }

  watch(ownerId: string, listener: (items: Told<Item>) => void): Unsubscribe {
    return this.#listeners.watch(ownerId, (tell) => this.#follow(ownerId, tell), listener);
  }

  /** Until the server has answered, the SDK says that what it has never seen is empty: that is no news. */
  #follow(ownerId: string, tell: (items: Told<Item>) => void): Unsubscribe {
    const { collection: name, newestBy, read } = this.#shape;
    const telling = patientTelling(tell);
    const stop = onSnapshot(
      query(collection(this.#firestore, 'users', ownerId, name), orderBy(newestBy, 'desc'), atMost(MOST)),
      { includeMetadataChanges: true },
      ({ docs, empty, metadata }) => {
        if (empty && metadata.fromCache) telling.tellUnlessAnswered(failure('offline'));
        else telling.tell(success(docs.map(read).filter((item) => item !== null)));
      },
      (error: FirestoreError) => {
        this.#listeners.forget(ownerId);
        telling.tell(failure(backendFailureOf(error)));
      },
    );
    return () => {
      telling.stop();
      stop();
    };
  }
}
