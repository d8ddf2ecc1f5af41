import type { Listing } from '../../../domain/listings/Listing';
import { tombstoneOf } from '../../../domain/listings/lifecycle/Tombstone';

/** `listings/{id}`, without the ids of its cards. Here and below, times are dates: the SDKs of browsers and of servers both store those as timestamps. */
export function documentOfListing(listing: Listing) {
  const { ownerId, seller, description, updatedAt, formerPrices } = listing;
  return {
    ...summaryDocumentOf(listing),
    ownerId,
    seller: { ...seller, memberSince: new Date(seller.memberSince) },
    description,
    updatedAt: new Date(updatedAt),
    ...(formerPrices !== undefined && {
      formerPrices: formerPrices.map(({ price, until }) => ({ price, until: new Date(until) })),
    }),
  };
}

/** `listings/{id}` of a deleted listing: the rules accept nothing else. */
export function tombstoneDocumentOf(listing: Listing) {
  const { ownerId, state, publishedAt, updatedAt } = tombstoneOf(listing);
  return { ownerId, state, publishedAt: new Date(publishedAt), updatedAt: new Date(updatedAt) };
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
    publishedAt: new Date(publishedAt),
    expiresAt: new Date(expiresAt),
    seller: { kind: seller.kind, memberSince: new Date(seller.memberSince) },
  };
}
