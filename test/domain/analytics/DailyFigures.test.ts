import { expect, test } from 'vitest';
import { boundsOfDay, dayAfter, pastDays, totalOf } from '../../../src/domain/analytics/DailyFigures';

test('the past days end with yesterday in Paris, which begins before that in UTC', () => {
  expect(pastDays(Date.parse('2026-06-15T22:30Z'), 3)).toEqual(['2026-06-13', '2026-06-14', '2026-06-15']);
  expect(pastDays(Date.parse('2026-06-15T21:59Z'), 2)).toEqual(['2026-06-13', '2026-06-14']);
});

test.each([
  ['2026-06-15', 1, '2026-06-16'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', -1, '2026-10-24'],
])('the day after %s, by %i, is %s', (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected);
});

test('a day lasts from midnight to midnight in Paris, also where the time changes', () => {
  const bounds = (day: string) => boundsOfDay(day).map((instant) => new Date(instant).toISOString());
  expect(bounds('2026-06-15')).toEqual(['2026-06-14T22:00:00.000Z', '2026-06-15T22:00:00.000Z']);
  expect(bounds('2026-03-29')).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
  expect(bounds('2026-10-25')).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
});

test('a text that is no date has no bounds', () => {
  expect(() => boundsOfDay('2026-13-01')).toThrow('"2026-13-01" is no date');
});

test('the total of a figure is its sum over the days', () => {
  const none = { visitors: 0, listings: 0, accounts: 0, reports: 0 };
  const days = [
    { ...none, day: '2026-06-14', visitors: 3 },
    { ...none, day: '2026-06-15', visitors: 4, reports: 1 },
  ];
  expect([totalOf(days, 'visitors'), totalOf(days, 'reports'), totalOf([], 'visitors')]).toEqual([7, 1, 0]);
});
