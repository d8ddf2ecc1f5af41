import { expect, test } from 'vitest';
import { dealKind } from '../../../src/domain/listings/dealKind';
import { aListing } from '../../support/builders/aListing';

test.each([
  ['sale', {}],
  ['gift', { price: { kind: 'gift' } }],
  ['rental', { categoryId: 'locations' }],
  ['rental', { categoryId: 'bureaux-commerces', fields: { transaction: 'location' } }],
  ['sale', { categoryId: 'bureaux-commerces', fields: { transaction: 'vente' } }],
  ['wanted', { kind: 'wanted', categoryId: 'locations' }],
  ['wanted', { kind: 'wanted', price: { kind: 'gift' } }],
] as const)('a listing is of the kind « %s » where it says so', (kind, changes) => {
  expect(dealKind(aListing(changes))).toBe(kind);
});
