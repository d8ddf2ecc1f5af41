import { describe, expect, test } from 'vitest';
import { DAY, HOUR, isInstant } from '../../../src/domain/shared/Instant';
import { instantOfParis, parisDay, parisWallTime } from '../../../src/domain/shared/parisTime';

describe('Paris time', () => {
  test.each([
    ['2026-06-15T10:00Z', '2026-06-15T12:00'],
    ['2026-01-15T10:00Z', '2026-01-15T11:00'],
    ['2026-12-31T23:00Z', '2027-01-01T00:00'],
    ['2026-06-30T22:00Z', '2026-07-01T00:00'],
  ])('the local time at %s is %s', (utc, wallTime) => {
    expect(parisWallTime(Date.parse(utc))).toBe(wallTime);
  });

  test('the local time is the one that `Intl` knows, from the change of the clocks in 1996 to that of 2099', () => {
    const intl = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });
    for (let instant = Date.UTC(1996, 2, 31); instant < Date.UTC(2099, 11, 31); instant += 11.5 * HOUR) {
      expect(parisWallTime(instant)).toBe(intl.format(instant).replace(' ', 'T'));
    }
  });

  test.each([
    ['2026-03-29T00:59Z', '2026-03-29T01:59'],
    ['2026-03-29T01:00Z', '2026-03-29T03:00'],
    ['2026-10-25T00:59Z', '2026-10-25T02:59'],
    ['2026-10-25T01:00Z', '2026-10-25T02:00'],
    ['2030-03-31T01:00Z', '2030-03-31T03:00'],
  ])('the clocks change at 1:00 UTC: at %s it is %s', (utc, wallTime) => {
    expect(parisWallTime(Date.parse(utc))).toBe(wallTime);
  });

  test.each([8_640_000_000_000_000, -8_640_000_000_000_000].map((last) => last - Math.sign(last) * DAY))(
    'the furthest instant that counts as one, %d, has a local time',
    (instant) => {
      expect(isInstant(instant)).toBe(true);
      expect(() => parisWallTime(instant)).not.toThrow();
    },
  );

  test.each([
    ['2026-06-15T12:00', '2026-06-15T10:00Z'],
    ['2026-01-15T11:00', '2026-01-15T10:00Z'],
    ['2027-01-01T00:00', '2026-12-31T23:00Z'],
  ])('the local time %s is the instant %s', (wallTime, utc) => {
    expect(instantOfParis(wallTime)).toBe(Date.parse(utc));
  });

  test('an hour that occurs twice in autumn means the first one', () => {
    expect(instantOfParis('2026-10-25T02:30')).toBe(Date.parse('2026-10-25T00:30Z'));
  });

  test('an hour that is skipped in spring means an hour later', () => {
    expect(instantOfParis('2026-03-29T02:30')).toBe(Date.parse('2026-03-29T01:30Z'));
    expect(parisWallTime(Date.parse('2026-03-29T01:30Z'))).toBe('2026-03-29T03:30');
  });

  test.each([
    '',
    'demain',
    '2026-13-01T00:00',
    '2026-06-15',
    '2026-06-15T12:00:30',
    '2026-06-15T25:00',
    '+002026-06-15T12:00',
  ])('the text « %s » is not a local time', (wallTime) => {
    expect(instantOfParis(wallTime)).toBeNull();
  });
});

test.each([
  ['2026-06-15T21:59Z', '2026-06-15'],
  ['2026-06-15T22:00Z', '2026-06-16'],
  ['2026-12-15T22:30Z', '2026-12-15'],
  ['2026-12-15T23:00Z', '2026-12-16'],
])('the date in Paris at %s is %s', (utc, day) => {
  expect(parisDay(Date.parse(utc))).toBe(day);
});
