import type { Listing } from '../../../domain/listings/Listing';
import { formatPrice, pricePrefix, priceSuffix } from './formatPrice';

/** A price as plain text: « 120 € », « Budget : 650 € par mois ». */
export function wholePrice(listing: Pick<Listing, 'price' | 'kind' | 'categoryId' | 'fields'>): string {
  return `${pricePrefix(listing)}${formatPrice(listing.price)} ${priceSuffix(listing)}`.trimEnd();
}
