import type { FieldValue } from '../../../domain/listings/catalogue/Field';
import type { Listing } from '../../../domain/listings/Listing';
import type { SellerSeniority } from '../../../domain/listings/sellerSeniority';
import { comparableValue } from '../../../domain/search/matching/fieldValues';
import type { Instant } from '../../../domain/shared/Instant';

/** Keys of the map `facets`: cards are stored with them, filters query them. */
export const facet = {
  family: (id: string) => `family:${id}`,
  category: (id: string) => `category:${id}`,
  kind: (kind: Listing['kind']) => `kind:${kind}`,
  seller: (kind: Listing['seller']['kind']) => `seller:${kind}`,
  /** That the seller has in a month (`monthKey`). */
  seniority: (seniority: SellerSeniority, month: string) => `seniority:${seniority}:${month}`,
  field: (id: string, value: FieldValue) => `field:${id}:${comparableValue(value)}`,
  gift: 'gift',
  photo: 'photo',
  delivery: 'delivery',
  reserved: 'reserved',
  priced: 'priced',
  onRequest: 'on-request',
} as const;

/** Key of the map `alive`: the day (UTC), such as `2026-06-15`. */
export function dayKey(moment: Instant): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The month (UTC), such as `2026-06`. */
export function monthKey(moment: Instant): string {
  return dayKey(moment).slice(0, 7);
}
