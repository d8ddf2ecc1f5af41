import type { Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { EndingListing, EndingListingReader } from '../../../application/notifications/EndingListingReader';
import type { Listing } from '../../../domain/listings/Listing';
import type { Instant } from '../../../domain/shared/Instant';
import { readDocument } from '../connection/readDocument';
import { listingOfDocument } from '../documents/listingOfDocument';
import { listingDocument } from '../documents/listingSchemas';

/** Each of a portion may become a transaction, all at the same time. */
const PORTION = 100;

const selected = ['ownerId', 'state', 'expiresAt'] as const;
const endingListing = v.pick(listingDocument, selected);

export class FirestoreEndingListingReader implements EndingListingReader {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async *endingAt(end: Instant): AsyncIterable<readonly EndingListing[]> {
    const portion = this.#listings
      .where('expiresAt', '==', new Date(end))
      // As text: the class that this library has for it is another one than that of the library which has made `firestore`.
      .orderBy('__name__')
      .select(...selected)
      .limit(PORTION);
    for (let from = portion; ;) {
      const { docs } = await from.get();
      yield docs.flatMap((document) => readDocument(endingListing, document) ?? []);
      const last = docs.at(-1);
      if (last === undefined || docs.length < PORTION) return;
      from = portion.startAfter(last.id);
    }
  }

  async ownedBy(uid: string, ends: readonly Instant[]): Promise<readonly Listing[]> {
    const found = await this.#listings
      .where('ownerId', '==', uid)
      .where(
        'expiresAt',
        'in',
        ends.map((end) => new Date(end)),
      )
      .get();
    return found.docs.flatMap((document) => listingOfDocument(document) ?? []);
  }

  get #listings() {
    return this.#firestore.collection('listings');
  }
}
