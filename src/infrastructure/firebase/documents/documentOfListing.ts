import { Timestamp } from 'firebase/firestore';
import type { Listing } from '../../../domain/listings/Listing';
import { tombstoneOf } from '../../../domain/listings/lifecycle/Tombstone';

/** `listings/{id}`, without the ids of its cards. */
export function documentOfListing(listing: Listing) {
  const { ownerId, seller, description, updatedAt, formerPrices } = listing;
  return {
    ...summaryDocumentOf(listing),
    ownerId,
    seller: { ...seller, memberSince: Timestamp.fromMillis(seller.memberSince) },
    description,
    updatedAt: Timestamp.fromMillis(updatedAt),
    ...(formerPrices !== undefined && {
      formerPrices: formerPrices.map(({ price, until }) => ({ price, until: Timestamp.fromMillis(until) })),
    }),
  };
}

/** `listings/{id}` of a deleted listing: the rules accept nothing else. */
export function tombstoneDocumentOf(listing: Listing) {
  const { ownerId, state, publishedAt, updatedAt } = tombstoneOf(listing);
  return { ownerId, state, publishedAt: Timestamp.fromMillis(publishedAt), updatedAt: Timestamp.fromMillis(updatedAt) };
}

/** The part of a listing that its card documents hold: all that lists show. */
export function summaryDocumentOf(listing: Listing) {
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
    seller: { kind: seller.kind, memberSince: Timestamp.fromMillis(seller.memberSince) },
  };
}
