import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Listing } from '../../../domain/listings/Listing';
import type { Price } from '../../../domain/listings/Price';
import { messages } from '../messages';
import { formatNumber } from './formatNumber';

/** Whole euros, « Don » or « Prix sur demande ». A no-break space parts the thousands: a narrow one is hardly seen in the display face. */
export function formatPrice(price: Price): string {
  if (price.kind === 'amount') return `${formatNumber(price.euros).replaceAll('\u202f', '\u00a0')}\u00a0€`;
  return price.kind === 'gift' ? messages.gift : messages.onRequest;
}

/** What comes before the amount: of a request, that it is a budget. */
export function pricePrefix({ price, kind }: Pick<Listing, 'price' | 'kind'>): string {
  return price.kind === 'amount' && kind === 'wanted' ? messages.budget : '';
}

/** What follows the amount: « par mois » for a rent, business premises' too, otherwise nothing. */
export function priceSuffix({ price, categoryId, fields }: Pick<Listing, 'price' | 'categoryId' | 'fields'>): string {
  if (price.kind !== 'amount') return '';
  return fields['transaction'] === 'location' ? messages.perMonth : (findCategory(categoryId)?.price.suffix ?? '');
}
