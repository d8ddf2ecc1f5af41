import type { FavouriteReader } from '../../../../src/application/notifications/prices/FavouriteReader';
import type { CurrentFavourite } from '../../../../src/domain/notifications/PriceMail';
import { newFavourite, type Favourite } from '../../../../src/domain/favourites/Favourite';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { NOON } from '../../builders/aListing';

const PORTION = 2;

/** Reads `listings` as they are at that time. */
export class InMemoryFavouriteReader implements FavouriteReader {
  listings: readonly Listing[] = [];
  readonly #favourites = new Map<string, Map<string, Favourite>>();
  readonly #hidden = new Set<string>();

  /** As the listing is now. */
  add(uid: string, listing: Listing): void {
    const own = this.#favourites.get(uid) ?? new Map<string, Favourite>();
    this.#favourites.set(uid, own.set(listing.id, newFavourite(listing, NOON)));
  }

  remove(uid: string, listingId: string): void {
    this.#favourites.get(uid)?.delete(listingId);
  }

  hide(uid: string, sellerId: string): void {
    this.#hidden.add(`${uid} ${sellerId}`);
  }

  async *peopleWith(listingId: string): AsyncIterable<readonly string[]> {
    const found = [...this.#favourites].flatMap(([uid, own]) => (own.has(listingId) ? [uid] : []));
    for (let at = 0; at < found.length; at += PORTION) yield found.slice(at, at + PORTION);
  }

  async of(uid: string, listingIds: readonly string[]): Promise<readonly CurrentFavourite[]> {
    return this.listings.flatMap((listing) => {
      const favourite = this.#favourites.get(uid)?.get(listing.id);
      const isRead = listingIds.includes(listing.id) && !this.#hidden.has(`${uid} ${listing.ownerId}`);
      return favourite === undefined || !isRead ? [] : [{ listing, firstPrice: favourite.card.price }];
    });
  }
}
