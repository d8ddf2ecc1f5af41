import { expect, test } from 'vitest';
import { hasSameContent } from '../../../../src/domain/listings/draft/hasSameContent';
import { aListing } from '../../../support/builders/aListing';
import { aPhoto } from '../../../support/builders/aPosting';

test.each([
  ['its state', { state: 'reserved' }, true],
  ['its dates', { updatedAt: 9, expiresAt: 10, publishedAt: 8 }, true],
  ['its title', { title: 'Vélo révisé' }, false],
  ['its price', { price: { kind: 'gift' } }, false],
  ['its photos', { photos: [aPhoto('un')] }, false],
  ['its handover', { handover: { inPerson: false, delivery: true } }, false],
] as const)('a listing that differs from another by %s', (_what, changes, expected) => {
  expect(hasSameContent(aListing(), aListing(changes))).toBe(expected);
});
