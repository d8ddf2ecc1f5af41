import { describe, expect, test } from 'vitest';
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
