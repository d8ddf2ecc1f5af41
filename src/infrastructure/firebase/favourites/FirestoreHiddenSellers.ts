import { Timestamp, type Firestore } from 'firebase/firestore';
import type { HiddenSellers } from '../../../application/favourites/HiddenSellers';
import type { BackendResult, TimedResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { HiddenSeller } from '../../../domain/favourites/HiddenSeller';
import { success } from '../../../domain/shared/Result';
import { commitTransaction } from '../connection/commitTransaction';
import { createIfAbsent } from '../connection/createIfAbsent';
import { hiddenSellerDocument } from './favouriteSchemas';
import type { ClockCheck } from '../connection/ClockCheck';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { OwnedDocuments } from './OwnedDocuments';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import type { Schedule } from '../connection/SharedListeners';

export class FirestoreHiddenSellers implements HiddenSellers {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clockCheck: ClockCheck;
  readonly #sellers: OwnedDocuments<HiddenSeller>;

  constructor(firestore: Firestore, operations: FirebaseOperations, clockCheck: ClockCheck, schedule?: Schedule) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clockCheck = clockCheck;
    const read = (document: StoredDocument): HiddenSeller | null => {
      const seller = readDocument(hiddenSellerDocument, document);
      return seller === null ? null : { uid: document.id, ...seller };
    };
    this.#sellers = new OwnedDocuments(
      firestore,
      operations,
      { collection: 'hidden_sellers', newestBy: 'hiddenAt', read },
      schedule,
    );
  }

  subscribe(ownerId: string, listener: (sellers: BackendResult<readonly HiddenSeller[]>) => void): Unsubscribe {
    return this.#sellers.subscribe(ownerId, listener);
  }

  async hide(ownerId: string, { uid, name, hiddenAt }: HiddenSeller): Promise<TimedResult<void>> {
    const reference = this.#sellers.referenceOf(ownerId, uid);
    const hidden = await createIfAbsent(this.#operations, reference, (transaction) => {
      transaction.set(reference, { name, hiddenAt: Timestamp.fromMillis(hiddenAt) });
    });
    return this.#clockCheck.explainPast(hidden.ok ? success() : hidden);
  }

  show(ownerId: string, sellerId: string): Promise<BackendResult<void>> {
    const reference = this.#sellers.referenceOf(ownerId, sellerId);
    return commitTransaction(this.#operations, this.#firestore, (transaction) => void transaction.delete(reference));
  }
}
