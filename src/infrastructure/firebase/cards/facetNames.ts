import type { FieldValue } from '../../../domain/listings/catalogue/Field';
import type { Listing } from '../../../domain/listings/Listing';
import { comparableValue } from '../../../domain/search/matching/fieldValues';

/** What a card says of itself by name, and a filter asks. */
export const facet = {
  family: (id: string) => `family:${id}`,
  category: (id: string) => `category:${id}`,
  kind: (kind: Listing['kind']) => `kind:${kind}`,
  seller: (kind: Listing['seller']['kind']) => `seller:${kind}`,
  field: (id: string, value: FieldValue) => `field:${id}:${comparableValue(value)}`,
  gift: 'gift',
  photo: 'photo',
  delivery: 'delivery',
  priced: 'priced',
  onRequest: 'on-request',
} as const;
