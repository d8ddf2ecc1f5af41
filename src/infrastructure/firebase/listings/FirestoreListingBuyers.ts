import {
  doc,
  getDocFromServer,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import type { ListingBuyer, ListingBuyers } from '../../../application/listings/ListingBuyers';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { GoesTo } from '../../../domain/listings/GoesTo';
import { success } from '../../../domain/shared/Result';
import { commitTransaction } from '../connection/commitTransaction';
import { errorKindOf } from '../connection/errorKindOf';
import type { FirebaseOperations } from '../connection/FirebaseOperations';

export class FirestoreListingBuyers implements ListingBuyers {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  assign({ listingId, ownerId, buyerId }: ListingBuyer): Promise<BackendResult<void>> {
    return commitTransaction(
      this.#operations,
      this.#firestore,
      (transaction) => void transaction.set(this.#referenceOf(listingId), { ownerId, buyerId }),
    );
  }

  clear(listingId: string): Promise<BackendResult<void>> {
    return commitTransaction(this.#operations, this.#firestore, async (transaction) => {
      const deal = await transaction.get(this.#referenceOf(listingId));
      if (deal.exists() && deal.get('reviewedAt') === undefined) transaction.delete(deal.ref);
    });
  }

  async of(listingIds: readonly string[]): Promise<BackendResult<ReadonlyMap<string, string>>> {
    const read = await this.#operations.run(() =>
      Promise.all(listingIds.map((id) => getDocFromServer(this.#referenceOf(id)))),
    );
    return read.ok ? success(new Map(read.value.flatMap(dealOf))) : read;
  }

  goesTo(listingId: string, buyerId: string): Promise<BackendResult<GoesTo>> {
    return this.#operations.run(async () => {
      try {
        const deal = await getDocFromServer(this.#referenceOf(listingId));
        if (!deal.exists()) return 'nobody';
        return deal.get('buyerId') === buyerId ? 'buyer' : 'other';
      } catch (error) {
        // The rules keep a deal from others than its two sides.
        if (errorKindOf(error) === 'permission-denied') return 'other';
        throw error;
      }
    });
  }

  #referenceOf(listingId: string): DocumentReference {
    return doc(this.#firestore, 'deals', listingId);
  }
}

function dealOf(document: DocumentSnapshot): readonly (readonly [listingId: string, buyerId: string])[] {
  const buyerId: unknown = document.get('buyerId');
  return typeof buyerId === 'string' ? [[document.id, buyerId]] : [];
}
