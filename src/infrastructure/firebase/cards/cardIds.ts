import type { Listing } from '../../../domain/listings/Listing';
import type { Instant } from '../../../domain/shared/Instant';
import { priceInEuros } from '../../../domain/listings/Price';

const LAST_MOMENT = 9_999_999_999_999;
/** Listings « sur demande » sort after all prices. */
const NO_PRICE = 99_999_999;

/** Document ids of a listing's cards. They sort by date (newest first), or by price (cheapest first) and then by date. */
export function cardIds({ id, price, publishedAt }: Pick<Listing, 'id' | 'price' | 'publishedAt'>) {
  const dateCard = `${dateCardStart(publishedAt)}_${id}`;
  return { dateCard, priceCard: `${padded(priceInEuros(price) ?? NO_PRICE, 8)}_${dateCard}` };
}

/** With what the ids of cards by date begin: by it they come before all cards that were published earlier, and after all later ones. */
export function dateCardStart(publishedAt: Instant): string {
  return padded(LAST_MOMENT - publishedAt, 13);
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
