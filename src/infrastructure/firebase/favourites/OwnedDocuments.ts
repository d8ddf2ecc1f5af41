import {
  collection,
  doc,
  limit as atMost,
  orderBy,
  query,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { subscribeToQuery } from '../connection/subscribeToDocuments';
import type { StoredDocument } from '../connection/readDocument';
import { SharedListeners, type Schedule } from '../connection/SharedListeners';

/** The limit that the rules set for one query. */
const MAXIMUM_LIMIT = 500;

interface OwnedCollection<Item> {
  /** Beneath `users/{uid}`. */
  readonly collection: string;
  /** The timestamp by which items are sorted, the newest first. */
  readonly newestBy: string;
  /** Null when malformed, which is reported. */
  readonly read: (document: StoredDocument) => Item | null;
}

/** A collection beneath a person’s account, with one Firestore listener for all subscribers. */
export class OwnedDocuments<Item> {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #collection: OwnedCollection<Item>;
  readonly #listeners: SharedListeners<BackendResult<readonly Item[]>>;

  constructor(
    firestore: Firestore,
    operations: FirebaseOperations,
    collection: OwnedCollection<Item>,
    schedule?: Schedule,
  ) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#collection = collection;
    this.#listeners = new SharedListeners(schedule);
  }

  referenceOf(ownerId: string, id: string): DocumentReference {
    return doc(this.#firestore, 'users', ownerId, this.#collection.collection, id);
  }

  subscribe(ownerId: string, listener: (items: BackendResult<readonly Item[]>) => void): Unsubscribe {
    const { collection: name, newestBy, read } = this.#collection;
    const owned = query(
      collection(this.#firestore, 'users', ownerId, name),
      orderBy(newestBy, 'desc'),
      atMost(MAXIMUM_LIMIT),
    );
    const itemsOf = (documents: readonly StoredDocument[]) => documents.map(read).filter((item) => item !== null);
    return subscribeToQuery(
      { operations: this.#operations, shared: this.#listeners, key: ownerId },
      owned,
      itemsOf,
      listener,
    );
  }
}
