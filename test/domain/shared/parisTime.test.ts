import { describe, expect, test } from 'vitest';
import { instantOfParis, parisDay, parisWallTime } from '../../../src/domain/shared/parisTime';

describe('clocks in France', () => {
  test.each([
    ['2026-06-15T10:00Z', '2026-06-15T12:00'],
    ['2026-01-15T10:00Z', '2026-01-15T11:00'],
    ['2026-12-31T23:00Z', '2027-01-01T00:00'],
    ['2026-06-30T22:00Z', '2026-07-01T00:00'],
  ])('at %s show %s', (utc, wallTime) => {
    expect(parisWallTime(Date.parse(utc))).toBe(wallTime);
  });

  test.each([
    ['2026-06-15T12:00', '2026-06-15T10:00Z'],
    ['2026-01-15T11:00', '2026-01-15T10:00Z'],
    ['2027-01-01T00:00', '2026-12-31T23:00Z'],
  ])('show %s at %s', (wallTime, utc) => {
    expect(instantOfParis(wallTime)).toBe(Date.parse(utc));
  });

  test('show the hour before winter time twice: the first is meant', () => {
    expect(instantOfParis('2026-10-25T02:30')).toBe(Date.parse('2026-10-25T00:30Z'));
  });

  test('leave an hour out in spring: the one after is meant', () => {
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
  ])('never show « %s »', (wallTime) => {
    expect(instantOfParis(wallTime)).toBeNull();
  });
});

test.each([
  ['2026-06-15T21:59Z', '2026-06-15'],
  ['2026-06-15T22:00Z', '2026-06-16'],
  ['2026-12-15T22:30Z', '2026-12-15'],
  ['2026-12-15T23:00Z', '2026-12-16'],
])('at %s the date in France is %s', (utc, day) => {
  expect(parisDay(Date.parse(utc))).toBe(day);
});
