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
import { followQuery } from '../connection/followDocuments';
import type { StoredDocument } from '../connection/readDocument';
import { SharedListeners, type Later } from '../connection/SharedListeners';

/** The rules give nobody more at once. */
const MOST = 500;

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
  readonly #listeners: SharedListeners<BackendResult<readonly Item[]>>;

  constructor(firestore: Firestore, shape: Shape<Item>, later?: Later) {
    this.#firestore = firestore;
    this.#shape = shape;
    this.#listeners = new SharedListeners(later);
  }

  referenceOf(ownerId: string, id: string): DocumentReference {
    return doc(this.#firestore, 'users', ownerId, this.#shape.collection, id);
  }

  watch(ownerId: string, listener: (items: BackendResult<readonly Item[]>) => void): Unsubscribe {
    const { collection: name, newestBy, read } = this.#shape;
    const owned = query(collection(this.#firestore, 'users', ownerId, name), orderBy(newestBy, 'desc'), atMost(MOST));
    const itemsOf = (documents: readonly StoredDocument[]) => documents.map(read).filter((item) => item !== null);
    return followQuery({ shared: this.#listeners, key: ownerId }, owned, itemsOf, listener);
  }
}
