import { expect, test } from 'vitest';
import { newFavourite } from '../../../src/domain/favourites/Favourite';
import { aListing } from '../../support/builders/aListing';

test('a favourite holds of its listing what a card shows, and no more', () => {
  const { description, expiresAt, updatedAt, seller, ...card } = aListing();
  expect(newFavourite(aListing(), 7)).toEqual({ addedAt: 7, card: { ...card, seller: { kind: seller.kind } } });
  expect([description, expiresAt, updatedAt]).not.toContain(undefined);
});
