import { Timestamp } from 'firebase/firestore';
import type { Listing } from '../../../domain/listings/Listing';

/** `listings/{id}`, but for the names of its cards. */
export function documentOfListing(listing: Listing) {
  const { ownerId, seller, description, updatedAt } = listing;
  return {
    ...shownDocumentOf(listing),
    ownerId,
    seller: { ...seller, memberSince: Timestamp.fromMillis(seller.memberSince) },
    description,
    updatedAt: Timestamp.fromMillis(updatedAt),
  };
}

/** What a card document tells of its listing: all but what only the listing’s own page tells. */
export function shownDocumentOf(listing: Listing) {
  const { kind, categoryId, title, price, fields, location, photos, handover, state, publishedAt, expiresAt, seller } =
    listing;
  return {
    kind,
    categoryId,
    title,
    price,
    fields,
    location,
    photos,
    handover,
    state,
    publishedAt: Timestamp.fromMillis(publishedAt),
    expiresAt: Timestamp.fromMillis(expiresAt),
    seller: { kind: seller.kind },
  };
}
