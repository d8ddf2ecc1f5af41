import {
  collection,
  getDocsFromServer,
  limit,
  query,
  where,
  type Firestore,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { ClosedListings } from '../../../application/moderation/ClosedListings';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import { pausedByClosing } from '../../../domain/moderation/Restriction';
import { success, type Result } from '../../../domain/shared/Result';
import { commitTransaction } from '../connection/commitTransaction';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { listingOfDocument } from '../documents/listingOfDocument';
import { writeListing } from '../listings/writeListing';

/** The limit that the rules set for one query; nobody has more current listings. */
const MAXIMUM_LIMIT = 100;
const AT_ONCE = 10;

export class FirestoreClosedListings implements ClosedListings {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;

  constructor(firestore: Firestore, operations: FirebaseOperations, clock: Clock) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clock = clock;
  }

  async countOnline(uid: string): Promise<BackendResult<number>> {
    const online = await this.#online(uid);
    return online.ok ? success(online.value.size) : online;
  }

  /** One commit each: the rules read up to twenty documents for one. The rules refuse those of an open account. */
  async pauseSome(uid: string): Promise<Result<number, BackendFailure>> {
    const online = await this.#online(uid);
    if (!online.ok) return online;
    const some = online.value.docs.slice(0, AT_ONCE);
    for (const { ref } of some) {
      const paused = await commitTransaction(this.#operations, this.#firestore, async (transaction) => {
        const stored = await transaction.get(ref);
        const listing = stored.exists() ? listingOfDocument(stored) : null;
        const offline = listing === null ? null : pausedByClosing(listing, this.#clock.now());
        if (listing !== null && offline !== null) writeListing(transaction, ref, listing, offline);
        return success();
      });
      if (!paused.ok) return paused;
    }
    return success(online.value.size - some.length);
  }

  #online(uid: string): Promise<BackendResult<QuerySnapshot>> {
    const online = query(
      collection(this.#firestore, 'listings'),
      where('ownerId', '==', uid),
      where('state', 'in', ['online', 'reserved']),
      limit(MAXIMUM_LIMIT),
    );
    return this.#operations.run(() => getDocsFromServer(online));
  }
}
