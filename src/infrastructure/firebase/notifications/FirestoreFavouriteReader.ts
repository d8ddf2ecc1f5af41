import type { DocumentReference, DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import type { FavouriteReader } from '../../../application/notifications/prices/FavouriteReader';
import type { CurrentFavourite } from '../../../domain/notifications/PriceMail';
import { readDocument } from '../connection/readDocument';
import { listingOfDocument } from '../documents/listingOfDocument';
import { favouriteDocument } from '../favourites/favouriteSchemas';

/** Each of a portion becomes a transaction, all at the same time. */
const PORTION = 100;

export class FirestoreFavouriteReader implements FavouriteReader {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  /** By the field, since a collection group cannot be queried by the last part of its ids. */
  async *peopleWith(listingId: string): AsyncIterable<readonly string[]> {
    const portion = this.#firestore
      .collectionGroup('favourites')
      .where('listingId', '==', listingId)
      // As text: see `FirestoreEndingListingReader`.
      .orderBy('__name__')
      .select('listingId')
      .limit(PORTION);
    for (let from = portion; ;) {
      const { docs } = await from.get();
      yield docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []);
      const last = docs.at(-1);
      if (last === undefined || docs.length < PORTION) return;
      from = portion.startAfter(last);
    }
  }

  async of(uid: string, listingIds: readonly string[]): Promise<readonly CurrentFavourite[]> {
    const favourites = await this.#read(listingIds.map((id) => this.#firestore.doc(`users/${uid}/favourites/${id}`)));
    const listings = await this.#read(favourites.map(({ id }) => this.#firestore.doc(`listings/${id}`)));
    const found = listings.flatMap((document) => {
      const listing = listingOfDocument(document);
      const stored = favourites.find(({ id }) => id === document.id);
      const favourite = stored === undefined ? null : readDocument(favouriteDocument, stored);
      return listing === null || favourite === null ? [] : [{ listing, firstPrice: favourite.card.price }];
    });
    const sellers = new Set(found.map(({ listing }) => listing.ownerId));
    const hidden = await this.#read(
      [...sellers].map((seller) => this.#firestore.doc(`users/${uid}/hidden_sellers/${seller}`)),
    );
    return found.filter(({ listing }) => !hidden.some(({ id }) => id === listing.ownerId));
  }

  /** Those that there are. */
  async #read(references: readonly DocumentReference[]): Promise<readonly DocumentSnapshot[]> {
    if (references.length === 0) return [];
    return (await this.#firestore.getAll(...references)).filter(({ exists }) => exists);
  }
}
