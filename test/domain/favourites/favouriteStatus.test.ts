import { expect, test } from 'vitest';
import { favouriteStatus } from '../../../src/domain/favourites/favouriteStatus';
import { aListing, NOON } from '../../support/builders/aListing';

test.each([
  ['online', 'online'],
  ['reserved', 'reserved'],
  ['sold', 'sold'],
  ['expired', 'gone'],
  ['deleted', 'gone'],
  ['paused', 'gone'],
  ['refused', 'gone'],
  ['draft', 'gone'],
  ['in-review', 'gone'],
] as const)('a favourite whose listing is %s is %s', (state, status) => {
  expect(favouriteStatus(aListing({ state }), NOON)).toBe(status);
});

test('a favourite whose listing has expired is gone', () => {
  expect(favouriteStatus(aListing({ expiresAt: NOON }), NOON)).toBe('gone');
});

test('a favourite without a listing is gone, and one that is not loaded yet is unknown', () => {
  expect(favouriteStatus(null, NOON)).toBe('gone');
  expect(favouriteStatus(undefined, NOON)).toBe('unknown');
});
