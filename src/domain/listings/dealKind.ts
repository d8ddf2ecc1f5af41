import { findCategory } from './catalogue/categories';
import type { Listing } from './Listing';

/** What becomes of a listing, which decides the words about it: one buys, rents, fetches for nothing, or offers what somebody wants. */
export type DealKind = 'sale' | 'rental' | 'gift' | 'wanted';

export function dealKind({
  kind,
  price,
  fields,
  categoryId,
}: Pick<Listing, 'kind' | 'price' | 'fields' | 'categoryId'>): DealKind {
  if (kind === 'wanted') return 'wanted';
  if (price.kind === 'gift') return 'gift';
  // Only rents have a suffix: they are paid every month.
  const isRent = fields['transaction'] === 'location' || findCategory(categoryId)?.price.suffix !== undefined;
  return isRent ? 'rental' : 'sale';
}
