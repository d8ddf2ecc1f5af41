import { expect, test } from 'vitest';
import { takesOffers } from '../../../src/domain/listings/takesOffers';
import { aListing } from '../../support/builders/aListing';

test.each([
  [true, 'for sale', {}],
  [true, 'reserved', { state: 'reserved' }],
  [true, 'wanted', { kind: 'wanted' }],
  [false, 'given', { price: { kind: 'gift' } }],
  [false, 'wanted as a gift', { kind: 'wanted', price: { kind: 'gift' } }],
  [false, 'to let', { categoryId: 'locations' }],
  [false, 'wanted to rent', { kind: 'wanted', categoryId: 'locations' }],
  [
    false,
    'of premises wanted to rent',
    { kind: 'wanted', categoryId: 'bureaux-commerces', fields: { transaction: 'location' } },
  ],
  [false, 'sold', { state: 'sold' }],
] as const)('it is %s that a listing which is %s takes offers', (expected, _, changes) => {
  expect(takesOffers(aListing(changes))).toBe(expected);
});
