import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Listing } from '../../../domain/listings/Listing';
import { tombstoneOf, type Tombstone } from '../../../domain/listings/lifecycle/Tombstone';
import { isPublic } from '../../../domain/listings/lifecycle/ListingState';
import type { ListingRecord } from '../database/records';

/** A deleted listing as its tombstone. Throws when the category does not exist. */
export function toStoredListing(listing: Listing): ListingRecord | Tombstone {
  return listing.state === 'deleted' ? tombstoneOf(listing) : toListingRecord(listing);
}

/** Throws when the category does not exist, since forms offer existing categories only, and for a deleted listing. */
export function toListingRecord(listing: Listing): ListingRecord {
  const { state } = listing;
  if (state === 'deleted') throw new Error(`Listing ${listing.id} is deleted: only its tombstone is stored`);
  const category = findCategory(listing.categoryId);
  if (category === undefined) throw new Error(`No category ${listing.categoryId} (listing ${listing.id})`);
  return { ...listing, state, family: category.family, visible: isPublic(state) ? 1 : 0 };
}
