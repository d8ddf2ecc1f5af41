import type { ListingDocument } from './aListingDocument';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';

/** A document of `cardsByDate` or `cardsByPrice`. */
export function aCardDocument(listingId: string, listing: ListingDocument, changes: PlainDocument = {}): PlainDocument {
  return {
    listingId,
    ownerId: listing.ownerId,
    listing: shownOf(listing),
    expiresAt: listing.expiresAt,
    words: { velo: true, ville: true, bon: true },
    starts: { v: true, ve: true, vel: true },
    near: {},
    facets: { 'c:velos': true, 'k:offer': true },
    numbers: { 'p:100': true },
    alive: { '2026-08': true },
    cells: { gbqu: true },
    ...changes,
  };
}

/** The field `listing` of a card. */
function shownOf(listing: ListingDocument): PlainDocument {
  const shown = without(listing, 'ownerId', 'description', 'updatedAt', 'dateCard', 'priceCard', 'formerPrices');
  const { kind = null, memberSince = null } = listing.seller;
  return { ...shown, seller: { kind, memberSince } };
}
