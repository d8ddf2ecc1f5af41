import { expect, test } from 'vitest';
import type { ListingState } from '../../../src/domain/listings/lifecycle/ListingState';
import {
  checkRestriction,
  endOfRestriction,
  isRunning,
  mayStepWhileRestricted,
} from '../../../src/domain/moderation/Restriction';
import { DAY } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';

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
