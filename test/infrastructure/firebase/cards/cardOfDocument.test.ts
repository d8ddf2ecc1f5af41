import { expect, test } from 'vitest';
import { protoValueOf } from '../../../../scripts/firebase/protoValueOf';
import { cardOf } from '../../../../src/domain/listings/cardOf';
import { cardDocumentsOf } from '../../../../src/infrastructure/firebase/cards/cardDocumentsOf';
import { cardOfDocument } from '../../../../src/infrastructure/firebase/cards/cardOfDocument';
import { aListing } from '../../../support/builders/aListing';
import { sdkValueOf } from '../../../support/firebase/sdkValueOf';

const listing = aListing();
const { byDate } = cardDocumentsOf(listing);
const read = (seller: { readonly kind: string; readonly memberSince?: Date }) =>
  cardOfDocument({
    id: 'card',
    ref: { path: 'cardsByDate/card' },
    data: () => sdkValueOf(protoValueOf({ ...byDate, listing: { ...byDate.listing, seller } })),
  });

test('a stored card says since when its seller is a member', () => {
  const { expiresAt } = listing;
  expect(read(byDate.listing.seller)).toEqual({ ...cardOf(listing), expiresAt });
});

test('a card of an earlier version, which does not say since when its seller is a member, is still read', () => {
  expect(read({ kind: 'private' })?.seller).toStrictEqual({ kind: 'private' });
});
