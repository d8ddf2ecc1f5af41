import { expect, test } from 'vitest';
import {
  canBeRenewed,
  currentState,
  expiryOf,
  isVisible,
  lastRelisting,
  LIFETIME,
  RENEWAL_WINDOW,
} from '../../../../src/domain/listings/lifecycle/lifetime';
import type { ListingState } from '../../../../src/domain/listings/lifecycle/ListingState';
import { DAY } from '../../../../src/domain/shared/Instant';

const end = 1_000 * DAY;
const listing = (state: ListingState) => ({ state, expiresAt: end });

test('a listing lasts 60 days and can be renewed from 3 days before the end', () => {
  expect([LIFETIME, RENEWAL_WINDOW]).toEqual([60 * DAY, 3 * DAY]);
});

test('a listing expires at the first midnight after its 60 days', () => {
  expect([expiryOf(end), expiryOf(end + 1), expiryOf(end + DAY - 1)]).toEqual([
    end + 60 * DAY,
    end + 61 * DAY,
    end + 61 * DAY,
  ]);
});

test.each([
  ['online', end - 1, true],
  ['reserved', end - 1, true],
  ['online', end, false],
  ['paused', end - 1, false],
  ['sold', end - 1, false],
] as const)('a listing that is %s is at %d visible: %s', (state, now, visible) => {
  expect(isVisible(listing(state), now)).toBe(visible);
});

test.each([
  ['online', end - 3 * DAY - 1, false],
  ['online', end - 3 * DAY, true],
  ['reserved', end - DAY, true],
  ['expired', end + 30 * DAY, true],
  ['sold', end - DAY, false],
  ['sold', end, false],
  ['paused', end - DAY, false],
  ['paused', end, true],
] as const)('a listing that is %s is at %d renewable: %s', (state, now, renewable) => {
  expect(canBeRenewed(listing(state), now)).toBe(renewable);
});

test.each([
  ['online', end - 1, 'online'],
  ['online', end, 'expired'],
  ['reserved', end, 'expired'],
  ['paused', end - 1, 'paused'],
  ['paused', end, 'expired'],
  ['sold', end, 'sold'],
  ['refused', end, 'refused'],
] as const)('a listing that is %s has at %d the state %s', (state, now, current) => {
  expect(currentState(listing(state), now)).toBe(current);
});

test('a sold listing can be put back online for 7 days after its sale', () => {
  expect(lastRelisting({ updatedAt: end })).toBe(end + 7 * DAY);
});
