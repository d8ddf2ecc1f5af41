import { aCardDocument } from './aCardDocument';
import { anOlderListing, aTombstone, type ListingDocument } from './aListingDocument';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { inDays, inMinutes, now } from './times';

/** The states of a listing; Karim has one listing in each, of that name. */
export const states = ['draft', 'in-review', 'online', 'reserved', 'sold', 'paused', 'expired', 'deleted', 'refused'];

export const listingsByState: Readonly<Record<string, ListingDocument>> = Object.fromEntries(
  states.map((state) => [state, anOlderListing(state, state)]),
);

export function anAccount(uid: string, displayName: string, changes: PlainDocument = {}): PlainDocument {
  return {
    uid,
    displayName,
    phoneNumber: null,
    email: null,
    photoURL: null,
    createdAt: inDays(-400),
    updatedAt: inDays(-30),
    freeListingsCount: 0,
    role: 'user',
    ...changes,
  };
}

export function aProfile(displayName: string, changes: PlainDocument = {}): PlainDocument {
  return { displayName, photoURL: null, memberSince: inDays(-400), ...changes };
}

/** The documents of a stored listing: itself, or its tombstone, and its cards if it is public. */
export function storedListing(id: string, listing: ListingDocument): Readonly<Record<string, PlainDocument>> {
  const isPublic = listing.state === 'online' || listing.state === 'reserved';
  const stored = listing.state === 'deleted' ? aTombstone(listing) : listing;
  return { [`listings/${id}`]: stored, ...(isPublic ? cardsOf(id, listing) : {}) };
}

export function cardsOf(
  id: string,
  listing: ListingDocument,
  changes: PlainDocument = {},
): Readonly<Record<string, PlainDocument>> {
  const card = aCardDocument(id, listing, changes);
  return { [`cardsByDate/${listing.dateCard}`]: card, [`cardsByPrice/${listing.priceCard}`]: card };
}

/** The documents stored before every case, unless the case changes them. */
export const world: Readonly<Record<string, PlainDocument>> = {
  'users/karim': anAccount('karim', 'Karim', {
    phoneNumber: '+33612345678',
    email: 'karim@exemple.fr',
    freeListingsCount: 9,
  }),
  'users/karim/rates/listings': { since: inMinutes(-30), count: 5, last: 'paused', at: inMinutes(-30) },
  'users/claire': anAccount('claire', 'Claire'),
  'users/nadia': anAccount('nadia', 'Nadia', { role: 'admin' }),
  'users/solene': anAccount('solene', 'Solène', { role: 'super_admin' }),
  'profiles/karim': aProfile('Karim'),
  'config/app': {
    maintenance: false,
    targetDate: inDays(30),
    countdownConfig: { days: 30, hours: 0, minutes: 0, seconds: 0 },
  },
  'analytics/2026-06-14': { date: '2026-06-14', uniqueVisitors: 41, lastUpdated: inDays(-1) },
  'analytics/2026-06-15': { date: '2026-06-15', uniqueVisitors: 7, lastUpdated: now },
  ...Object.fromEntries(
    Object.entries(listingsByState).flatMap(([id, listing]) => Object.entries(storedListing(id, listing))),
  ),
};
