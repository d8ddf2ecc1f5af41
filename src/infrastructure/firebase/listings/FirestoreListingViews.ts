import { doc, getDocFromServer, increment, type DocumentReference, type Firestore } from 'firebase/firestore';
import type { ListingViews } from '../../../application/listings/ListingViews';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { success } from '../../../domain/shared/Result';
import { commitTransaction } from '../connection/commitTransaction';
import type { FirebaseOperations } from '../connection/FirebaseOperations';

export class FirestoreListingViews implements ListingViews {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  count(listingId: string): Promise<BackendResult<void>> {
    return commitTransaction(this.#operations, this.#firestore, (transaction) => {
      transaction.set(this.#referenceOf(listingId), { views: increment(1) }, { merge: true });
    });
  }

  async of(listingIds: readonly string[]): Promise<BackendResult<ReadonlyMap<string, number>>> {
    const read = await this.#operations.run(() =>
      Promise.all(listingIds.map((id) => getDocFromServer(this.#referenceOf(id)))),
    );
    return read.ok ? success(new Map(read.value.map((count) => [count.id, viewsOf(count.get('views'))]))) : read;
  }

  #referenceOf(listingId: string): DocumentReference {
    return doc(this.#firestore, 'view_counts', listingId);
  }
}

function viewsOf(stored: unknown): number {
  return typeof stored === 'number' ? stored : 0;
}
