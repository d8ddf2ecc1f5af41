import type { FieldValue } from '../../../domain/listings/catalogue/Field';
import type { Listing } from '../../../domain/listings/Listing';
import { comparableValue } from '../../../domain/search/matching/fieldValues';
import type { Instant } from '../../../domain/shared/Instant';

/** Keys of the map `facets`: cards are stored with them, filters query them. */
export const facet = {
  family: (id: string) => `family:${id}`,
  category: (id: string) => `category:${id}`,
  kind: (kind: Listing['kind']) => `kind:${kind}`,
  seller: (kind: Listing['seller']['kind']) => `seller:${kind}`,
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
