import { describe, expect, test } from 'vitest';
import {
  countdownTo,
  isCountdown,
  isValidCount,
  isZero,
  zeroCountdown,
} from '../../../src/domain/maintenance/Countdown';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';

describe('countdownTo', () => {
  test.each([
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [-DAY, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [1000, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [59_001, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
    [2 * DAY + 3 * HOUR + 4 * MINUTE + 5000, { days: 2, hours: 3, minutes: 4, seconds: 5 }],
    [400 * DAY - 1000, { days: 399, hours: 23, minutes: 59, seconds: 59 }],
  ])('the time left %i ms before an instant is %j', (left, countdown) => {
    expect(countdownTo(1_000_000 + left, 1_000_000)).toEqual(countdown);
  });
});

test.each([
  ['days', 9999, true],
  ['days', 10_000, false],
  ['hours', 23, true],
  ['hours', 24, false],
  ['minutes', 59, true],
  ['minutes', 60, false],
  ['seconds', 59, true],
  ['seconds', 60, false],
  ['seconds', 0, true],
  ['seconds', -1, false],
  ['seconds', 1.5, false],
  ['seconds', '5', false],
] as const)('the unit %s may be %j: %j', (unit, value, allowed) => {
  expect(isValidCount(unit, value)).toBe(allowed);
});

test.each([
  [zeroCountdown, true],
  [{ ...zeroCountdown, seconds: 1 }, false],
  [{ ...zeroCountdown, days: 1 }, false],
])('the countdown %j is zero: %j', (countdown, expected) => {
  expect(isZero(countdown)).toBe(expected);
});

test.each([
  [{ days: 9999, hours: 23, minutes: 59, seconds: 59 }, true],
  [{ days: 1, hours: 2, minutes: 3 }, false],
  [{ days: 1, hours: 2, minutes: 3, seconds: 60 }, false],
  ['5 days', false],
  [null, false],
])('the value %j is a countdown: %j', (value, expected) => {
  expect(isCountdown(value)).toBe(expected);
});
