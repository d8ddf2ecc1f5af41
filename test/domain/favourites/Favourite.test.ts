import { expect, test } from 'vitest';
import { newFavourite } from '../../../src/domain/favourites/Favourite';
import { aListing } from '../../support/builders/aListing';

test('a favourite copies only what a card shows', () => {
  const { description, expiresAt, updatedAt, seller, ...card } = aListing();
  const { kind, memberSince } = seller;
  expect(newFavourite(aListing(), 7)).toEqual({ addedAt: 7, card: { ...card, seller: { kind, memberSince } } });
  expect([description, expiresAt, updatedAt]).not.toContain(undefined);
});
