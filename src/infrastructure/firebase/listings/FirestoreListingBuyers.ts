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
import { writeDeal } from '../documents/writeDeal';

export class FirestoreListingBuyers implements ListingBuyers {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  assign({ listingId, ownerId, buyerId }: ListingBuyer): Promise<BackendResult<void>> {
    return commitTransaction(this.#operations, this.#firestore, async (transaction) => {
      const deal = await transaction.get(this.#referenceOf(listingId));
      const listing = await transaction.get(doc(this.#firestore, 'listings', listingId));
      const isCounted = listing.get('state') === 'sold';
      writeDeal(transaction, this.#firestore, ownerId, deal, { ownerId, buyerId, isCounted });
    });
  }

  clear(listingId: string): Promise<BackendResult<void>> {
    return this.#removeUnless(listingId, ['reviewedAt']);
  }

  release(listingId: string): Promise<BackendResult<void>> {
    return this.#removeUnless(listingId, ['reviewedAt', 'isCounted']);
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

  /** Removes the deal unless it has one of the fields. */
  #removeUnless(listingId: string, fields: readonly string[]): Promise<BackendResult<void>> {
    return commitTransaction(this.#operations, this.#firestore, async (transaction) => {
      const deal = await transaction.get(this.#referenceOf(listingId));
      if (!deal.exists() || fields.some((field) => deal.get(field) !== undefined)) return;
      writeDeal(transaction, this.#firestore, String(deal.get('ownerId')), deal, null);
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
