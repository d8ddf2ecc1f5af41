import { expect, test } from 'vitest';
import { cardOf } from '../../../src/domain/listings/cardOf';
import type { ListingCard } from '../../../src/domain/listings/Listing';
import { aListing } from '../../support/builders/aListing';

test('a card has what a list shows of its listing, and of the seller only the kind and the seniority', () => {
  const { description, expiresAt, updatedAt, seller, ...shown } = aListing();
  expect([description, expiresAt, updatedAt]).not.toContain(undefined);
  const { kind, memberSince } = seller;
  expect(cardOf(aListing())).toEqual({ ...shown, seller: { kind, memberSince } });
});

test('a card of an earlier version, which does not say since when its seller is a member, stays as it is', () => {
  const card: ListingCard = { ...cardOf(aListing()), seller: { kind: 'private' } };
  expect(cardOf(card)).toStrictEqual(card);
});
