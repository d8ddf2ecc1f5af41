import { expect, test } from 'vitest';
import { cardOf } from '../../../src/domain/listings/cardOf';
import { aListing } from '../../support/builders/aListing';

test('a card has what a list shows of its listing, and of the seller only the kind', () => {
  const { description, expiresAt, updatedAt, seller, ...shown } = aListing();
  expect([description, expiresAt, updatedAt]).not.toContain(undefined);
  expect(cardOf(aListing())).toEqual({ ...shown, seller: { kind: seller.kind } });
});
