import type { Listing } from '../../../domain/listings/Listing';
import { priceInEuros } from '../../../domain/listings/Price';

const LAST_MOMENT = 9_999_999_999_999;
/** Listings « sur demande » sort after all prices. */
const NO_PRICE = 99_999_999;

/** Document ids of a listing's cards. They sort by date (newest first), or by price (cheapest first) and then by date. */
export function cardIds({ id, price, publishedAt }: Pick<Listing, 'id' | 'price' | 'publishedAt'>) {
  const dateCard = `${padded(LAST_MOMENT - publishedAt, 13)}_${id}`;
  return { dateCard, priceCard: `${padded(priceInEuros(price) ?? NO_PRICE, 8)}_${dateCard}` };
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
