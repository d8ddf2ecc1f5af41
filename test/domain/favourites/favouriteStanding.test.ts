import { expect, test } from 'vitest';
import { favouriteStanding } from '../../../src/domain/favourites/favouriteStanding';
import { aListing, NOON } from '../../support/builders/aListing';

test.each([
  ['online', 'online'], ['reserved', 'reserved'], ['sold', 'sold'], ['expired', 'gone'], ['deleted', 'gone'],
  ['paused', 'gone'], ['refused', 'gone'], ['draft', 'gone'], ['in-review', 'gone'],
] as const)('a favourite whose listing is %s is %s', (state, standing) => {
  expect(favouriteStanding(aListing({ state }), NOON)).toBe(standing);
});

test('a favourite whose listing has come to its end is gone', () => {
  expect(favouriteStanding(aListing({ expiresAt: NOON }), NOON)).toBe('gone');
});

test('a favourite whose listing nobody finds is gone; one that has not been looked for is not', () => {
  expect(favouriteStanding(null, NOON)).toBe('gone');
  expect(favouriteStanding(undefined, NOON)).toBe('unknown');
});
