import type { ListingCard } from '../listings/Listing';
import type { Instant } from '../shared/Instant';

/** A listing that someone keeps an eye on, as its card was when they began to: what is gone can still be named, and a lower price be seen. */
export interface Favourite {
  readonly addedAt: Instant;
  readonly card: ListingCard;
}

/** What one person may keep: all of them are followed while the site is open. */
export const MAXIMUM_FAVOURITES = 500;

/** Takes of a listing what a card shows, and no more. */
export function newFavourite(listing: ListingCard, addedAt: Instant): Favourite {
  const {
    id,
    ownerId,
    title,
    price,
    categoryId,
    kind,
    location,
    photos,
    handover,
    state,
    publishedAt,
    fields,
    seller,
  } = listing;
  const card = {
    id,
    ownerId,
    title,
    price,
    categoryId,
    kind,
    location,
    photos,
    handover,
    state,
    publishedAt,
    fields,
    seller: { kind: seller.kind },
  };
  return { addedAt, card };
}
