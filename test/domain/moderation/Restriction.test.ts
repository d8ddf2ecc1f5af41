import { expect, test } from 'vitest';
import type { ListingState } from '../../../src/domain/listings/lifecycle/ListingState';
import {
  checkRestriction,
  endOfRestriction,
  isClosed,
  isRunning,
  mayStepWhileRestricted,
  pausedByClosing,
} from '../../../src/domain/moderation/Restriction';
import { DAY } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { aListing } from '../../support/builders/aListing';

const now = Date.UTC(2026, 10, 23, 12);

test('a restriction lasts from one day to a year, in whole days', () => {
  expect(endOfRestriction(1, now)).toBe(now + DAY);
  expect(endOfRestriction(365, now)).toBe(now + 365 * DAY);
  for (const days of [0, -7, 1.5, 366, NaN]) expect(endOfRestriction(days, now)).toBeNull();
});

test('a person is restricted until the end, and not any more from then on', () => {
  expect(isRunning({ until: now + 1, decision: 42 }, now)).toBe(true);
  expect(isRunning({ until: now, decision: 42 }, now)).toBe(false);
  expect(isRunning(null, now)).toBe(false);
});

test('a restricted person is refused with the end of the restriction', () => {
  expect(checkRestriction({ until: now + 1, decision: 42 }, now)).toEqual(
    failure({ kind: 'restricted', until: now + 1 }),
  );
  expect(checkRestriction({ until: now, decision: 42 }, now)).toEqual(success());
  expect(checkRestriction(null, now)).toEqual(success());
});

test.each<ListingState>(['paused', 'sold', 'expired', 'deleted'])(
  'a restricted person may take a listing offline as %s',
  (after) => {
    expect(mayStepWhileRestricted('online', after)).toBe(true);
    expect(mayStepWhileRestricted(after, after)).toBe(false);
    expect(mayStepWhileRestricted(null, after)).toBe(false);
  },
);

test.each<ListingState>(['draft', 'in-review', 'online', 'reserved', 'refused'])(
  'a restricted person may not make a listing %s',
  (after) => {
    expect(mayStepWhileRestricted('paused', after)).toBe(false);
  },
);

const closed = { until: null, since: now, decision: 42 };

test('a closed account is refused for good, with the day since when', () => {
  expect(isRunning(closed, now + 4000 * DAY)).toBe(true);
  expect(checkRestriction(closed, now + DAY)).toEqual(failure({ kind: 'closed', since: now }));
});

test('an account without an end is closed, and neither a restricted nor an open one is', () => {
  expect(isClosed(closed)).toBe(true);
  expect(isClosed({ until: now + 1, decision: 42 })).toBe(false);
  expect(isClosed(null)).toBe(false);
});

test.each<ListingState>(['online', 'reserved'])('a listing of a closed account that is %s is paused', (state) => {
  const listing = aListing({ state });
  expect(pausedByClosing(listing, now)).toEqual({ ...listing, state: 'paused', updatedAt: now });
});

test.each<ListingState>(['draft', 'in-review', 'sold', 'paused', 'expired', 'refused'])(
  'a listing of a closed account that is %s stays as it is',
  (state) => {
    expect(pausedByClosing(aListing({ state }), now)).toBeNull();
  },
);
