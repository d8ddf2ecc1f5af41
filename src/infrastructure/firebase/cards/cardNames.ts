import type { Listing } from '../../../domain/listings/Listing';
import { priceInEuros } from '../../../domain/listings/Price';

const LAST_MOMENT = 9_999_999_999_999;
/** « Sur demande » comes after all prices. */
const NO_PRICE = 99_999_999;

/** Ids of a listing's cards. Documents come in the order of their ids: the newest first, or the cheapest, then the newest. */
export function cardNames({ id, price, publishedAt }: Pick<Listing, 'id' | 'price' | 'publishedAt'>) {
  const dateCard = `${padded(LAST_MOMENT - publishedAt, 13)}_${id}`;
  return { dateCard, priceCard: `${padded(priceInEuros(price) ?? NO_PRICE, 8)}_${dateCard}` };
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
