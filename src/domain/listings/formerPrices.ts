import { DAY, HOUR, type Instant } from '../shared/Instant';
import type { FormerPrice, Listing } from './Listing';
import { isSamePrice, type Price } from './Price';

/** A day apart each, so that those of the last 30 days are always among them (`priceHistory`). */
export const MAXIMUM_FORMER_PRICES = 30;

/**
 * The former prices of a listing once it costs `price`. What changes within an hour of the publication is a correction, and so is what
 * changes within a day of the last price that was kept. `firestore.rules` demand the same.
 */
export function formerPricesAfter(
  listing: Pick<Listing, 'price' | 'publishedAt' | 'formerPrices'>,
  price: Price,
  now: Instant,
): readonly FormerPrice[] {
  const stored = listing.formerPrices ?? [];
  const last = stored.at(-1);
  const correctedUntil = last === undefined ? listing.publishedAt + HOUR : last.until + DAY;
  if (isSamePrice(listing.price, price) || now < correctedUntil) return stored;
  return [...stored, { price: listing.price, until: now }].slice(-MAXIMUM_FORMER_PRICES);
}
