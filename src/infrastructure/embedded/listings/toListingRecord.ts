import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Listing } from '../../../domain/listings/Listing';
import { isPublic } from '../../../domain/listings/lifecycle/ListingState';
import type { ListingRecord } from '../database/records';

/** Throws when the category does not exist: forms offer existing categories only. */
export function toListingRecord(listing: Listing): ListingRecord {
  const category = findCategory(listing.categoryId);
  if (category === undefined) throw new Error(`No category ${listing.categoryId} (listing ${listing.id})`);
  return { ...listing, family: category.family, visible: isPublic(listing.state) ? 1 : 0 };
}
