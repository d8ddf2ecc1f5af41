import type { Firestore } from '@google-cloud/firestore';
import type { ReadSearches, SavedSearchReader } from '../../../application/notifications/SavedSearchReader';
import { MAXIMUM_SAVED_SEARCHES } from '../../../domain/favourites/SavedSearch';
import { readDocument } from '../connection/readDocument';
import { savedSearchDocument } from '../favourites/favouriteSchemas';

/** As many as the site itself reads. */
const MAXIMUM_HIDDEN_SELLERS = 500;

export class FirestoreSavedSearchReader implements SavedSearchReader {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async hasAny(uid: string): Promise<boolean> {
    return !(await this.#searches(uid).limit(1).get()).empty;
  }

  async read(uid: string): Promise<ReadSearches> {
    const [searches, hidden] = await Promise.all([
      this.#searches(uid).orderBy('createdAt', 'desc').limit(MAXIMUM_SAVED_SEARCHES).get(),
      this.#firestore
        .collection(`users/${uid}/hidden_sellers`)
        .orderBy('hiddenAt', 'desc')
        .limit(MAXIMUM_HIDDEN_SELLERS)
        .get(),
    ]);
    return {
      searches: searches.docs.flatMap((document) => {
        const search = readDocument(savedSearchDocument, document);
        return search === null ? [] : [{ id: document.id, ...search }];
      }),
      hiddenSellers: new Set(hidden.docs.map(({ id }) => id)),
    };
  }

  #searches(uid: string) {
    return this.#firestore.collection(`users/${uid}/saved_searches`);
  }
}
