import type { Listing } from '../../domain/listings/Listing';
import { priceInEuros } from '../../domain/listings/Price';
import type { Instant } from '../../domain/shared/Instant';

type Dated = Pick<Listing, 'id' | 'publishedAt'>;

/** Thirteen digits in any year that matters; the later, the smaller. */
const END_OF_TIME: Instant = 9_999_999_999_999;
const PRICE_DIGITS = 8;
/** After all prices; no higher price can be asked. */
const ON_REQUEST = 99_999_999;

/** Ids in their order tell listings from the newest to the oldest, those of one moment by their own id. */
export function dateCardId({ id, publishedAt }: Dated): string {
  return `${END_OF_TIME - publishedAt}_${id}`;
}

/** Ids in their order tell listings from the cheapest to the dearest, then as by date. */
export function priceCardId(listing: Dated & Pick<Listing, 'price'>): string {
  return `${String(priceInEuros(listing.price) ?? ON_REQUEST).padStart(PRICE_DIGITS, '0')}_${dateCardId(listing)}`;
}
