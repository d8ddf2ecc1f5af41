import { findCategory } from './catalogue/categories';
import type { Listing } from './Listing';

/** What becomes of a listing, which decides the words about it: one buys, rents, fetches for nothing, or offers what somebody wants. */
export type DealKind = 'sale' | 'rental' | 'gift' | 'wanted';

export function dealKind(listing: Pick<Listing, 'kind' | 'price' | 'fields' | 'categoryId'>): DealKind {
  if (listing.kind === 'wanted') return 'wanted';
  if (listing.price.kind === 'gift') return 'gift';
  return isToRent(listing) ? 'rental' : 'sale';
}

/** Whether somebody lets or wants to rent something. */
export function isToRent({ fields, categoryId }: Pick<Listing, 'fields' | 'categoryId'>): boolean {
  // Only rents have a suffix: they are paid every month.
  return fields['transaction'] === 'location' || findCategory(categoryId)?.price.suffix !== undefined;
}
