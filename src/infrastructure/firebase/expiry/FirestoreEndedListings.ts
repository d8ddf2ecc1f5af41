import type { Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { EndedListing, EndedListings } from '../../../application/listings/EndedListings';
import { countAfter } from '../../../domain/listings/lifecycle/freeListings';
import type { Listing } from '../../../domain/listings/Listing';
import type { Instant } from '../../../domain/shared/Instant';
import type { Result } from '../../../domain/shared/Result';
import { cardIds } from '../cards/cardIds';
import { readDocument } from '../connection/readDocument';
import { listingOfDocument } from '../documents/listingOfDocument';
import { listingDocument } from '../documents/listingSchemas';
import { userDocument } from '../documents/userSchema';

/** Each of a portion becomes a transaction, most of them at the same time. */
const PORTION = 100;

const endedListing = v.pick(listingDocument, ['ownerId']);

export class FirestoreEndedListings implements EndedListings {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async *endedAt(now: Instant): AsyncIterable<readonly EndedListing[]> {
    const portion = this.#firestore
      .collection('listings')
      .where('state', 'in', ['online', 'reserved'])
      .where('expiresAt', '<=', new Date(now))
      .orderBy('expiresAt')
      .select('ownerId', 'expiresAt')
      .limit(PORTION);
    for (let from = portion; ;) {
      const { docs } = await from.get();
      yield docs.flatMap((document) => {
        const read = readDocument(endedListing, document);
        return read === null ? [] : { id: document.id, ...read };
      });
      const last = docs.at(-1);
      if (last === undefined || docs.length < PORTION) return;
      from = portion.startAfter(last);
    }
  }

  /** Reads the listing and the account, and writes what `changeListing` writes for an owner, but the rate. */
  change({ id, ownerId }: EndedListing, expire: (stored: Listing) => Result<Listing, unknown>): Promise<boolean> {
    const reference = this.#firestore.doc(`listings/${id}`);
    const account = this.#firestore.doc(`users/${ownerId}`);
    return this.#firestore.runTransaction(async (transaction) => {
      const [stored, owner] = await transaction.getAll(reference, account);
      const before = stored?.exists === true ? listingOfDocument(stored) : null;
      const expired = before && expire(before);
      if (before === null || !expired?.ok) return false;
      const { state, updatedAt } = expired.value;
      const { dateCard, priceCard } = cardIds(before);
      transaction.update(reference, { state, updatedAt: new Date(updatedAt), dateCard, priceCard });
      transaction.delete(this.#firestore.doc(`cardsByDate/${dateCard}`));
      transaction.delete(this.#firestore.doc(`cardsByPrice/${priceCard}`));
      const profile = owner?.exists === true ? readDocument(userDocument, owner) : null;
      if (profile === null) return true;
      const counted = countAfter(profile.freeListingsCount, before.state, state);
      if (counted.ok && counted.value !== profile.freeListingsCount)
        transaction.update(account, { freeListingsCount: counted.value, updatedAt: new Date(updatedAt) });
      return true;
    });
  }
}
