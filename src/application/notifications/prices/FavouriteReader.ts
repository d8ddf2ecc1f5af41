import type { CurrentFavourite } from '../../../domain/notifications/PriceMail';

/** Favourites as a server reads them. Methods reject when the backend is out of reach. */
export interface FavouriteReader {
  /** The uids of all people of whom a listing is a favourite, in portions small enough to be processed at once. */
  peopleWith(listingId: string): AsyncIterable<readonly string[]>;
  /**
   * Of these listings, those that are favourites of the person, in any order; not those of sellers whom they have hidden, nor what is malformed
   * or deleted.
   */
  of(uid: string, listingIds: readonly string[]): Promise<readonly CurrentFavourite[]>;
}
