import {
  collection,
  doc,
  query,
  runTransaction,
  serverTimestamp,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import type { BlockedPerson, BlockRepository } from '../../../application/messaging/BlockRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { blockDocument } from './conversationSchemas';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { subscribeToQuery } from '../connection/subscribeToDocuments';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import { SharedListeners, type Schedule } from '../connection/SharedListeners';

export class FirestoreBlockRepository implements BlockRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #lists: SharedListeners<BackendResult<readonly BlockedPerson[]>>;

  constructor(firestore: Firestore, operations: FirebaseOperations, schedule?: Schedule) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#lists = new SharedListeners(schedule);
  }

  subscribe(uid: string, listener: (blocked: BackendResult<readonly BlockedPerson[]>) => void): Unsubscribe {
    const all = query(collection(this.#firestore, 'users', uid, 'blocks'));
    return subscribeToQuery({ operations: this.#operations, shared: this.#lists, key: uid }, all, blockedOf, listener);
  }

  block(uid: string, { uid: blockedUid, name }: Pick<BlockedPerson, 'uid' | 'name'>): Promise<BackendResult<void>> {
    const reference = doc(this.#firestore, 'users', uid, 'blocks', blockedUid);
    return this.#write((transaction) => transaction.set(reference, { name, blockedAt: serverTimestamp() }));
  }

  unblock(uid: string, blockedUid: string): Promise<BackendResult<void>> {
    return this.#write((transaction) => transaction.delete(doc(this.#firestore, 'users', uid, 'blocks', blockedUid)));
  }

  /** In a transaction, which fails while offline; a plain write would stay pending without an error. */
  #write(work: (transaction: Transaction) => void): Promise<BackendResult<void>> {
    return this.#operations.run(() =>
      runTransaction(this.#firestore, (transaction) => {
        work(transaction);
        return Promise.resolve();
      }),
    );
  }
}

function blockedOf(documents: readonly StoredDocument[]): readonly BlockedPerson[] {
  const people = documents.map((document) => {
    const read = readDocument(blockDocument, document);
    return read === null ? null : { uid: document.id, ...read };
  });
  return people.filter((person) => person !== null).toSorted((one, other) => other.blockedAt - one.blockedAt);
}
