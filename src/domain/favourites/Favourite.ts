import { cardOf } from '../listings/cardOf';
import type { ListingCard } from '../listings/Listing';
import type { Instant } from '../shared/Instant';

/**
 * A favourite listing with its card as it was then, so that a deleted listing can still be named and a price drop be
 * seen.
 */
export interface Favourite {
  readonly addedAt: Instant;
  readonly card: ListingCard;
}

/** The limit per person: all favourites are followed while the site is open. */
export const MAXIMUM_FAVOURITES = 500;

export function newFavourite(listing: ListingCard, addedAt: Instant): Favourite {
  return { addedAt, card: cardOf(listing) };
}
