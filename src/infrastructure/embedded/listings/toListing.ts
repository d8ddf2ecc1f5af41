import type { Tombstone } from '../../../domain/listings/lifecycle/Tombstone';
import type { Listing } from '../../../domain/listings/Listing';
import type { ListingRecord } from '../database/records';

/** `null` for a tombstone, as for a listing that does not exist. */
export function toListingUnlessDeleted(record: ListingRecord | Tombstone | undefined): Listing | null {
  return record === undefined || record.state === 'deleted' ? null : toListing(record);
}

/** Leaves out the index keys of the record. */
export function toListing(record: ListingRecord): Listing {
  return {
    id: record.id,
    ownerId: record.ownerId,
    seller: record.seller,
    kind: record.kind,
    categoryId: record.categoryId,
    title: record.title,
    description: record.description,
    price: record.price,
    fields: record.fields,
    location: record.location,
    photos: record.photos,
    handover: record.handover,
    state: record.state,
    publishedAt: record.publishedAt,
    expiresAt: record.expiresAt,
    updatedAt: record.updatedAt,
    ...(record.formerPrices && { formerPrices: record.formerPrices }),
  };
}
