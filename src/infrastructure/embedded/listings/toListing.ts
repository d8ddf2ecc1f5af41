import type { Listing } from '../../../domain/listings/Listing';
import type { ListingRecord } from '../database/records';

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
  };
}
