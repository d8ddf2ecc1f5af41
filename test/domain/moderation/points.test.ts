import { expect, test } from 'vitest';
import { pointsAt, POINTS_LAST, recommendationFor } from '../../../src/domain/moderation/points';
import { DAY } from '../../../src/domain/shared/Instant';

const now = Date.UTC(2026, 10, 23);
const penalty = (points: number, age: number, isOverturned = false) => ({ points, decidedAt: now - age, isOverturned });

test('points add up for twelve months, without overturned decisions', () => {
  expect(POINTS_LAST).toBe(365 * DAY);
  expect(pointsAt([], now)).toBe(0);
  expect(pointsAt([penalty(5, 0), penalty(3, POINTS_LAST - 1)], now)).toBe(8);
  expect(pointsAt([penalty(5, POINTS_LAST), penalty(3, DAY)], now)).toBe(3);
  expect(pointsAt([penalty(5, DAY, true), penalty(1, DAY)], now)).toBe(1);
});

test('the recommended measure grows with the points', () => {
  const recommended = [0, 1, 2, 3, 5, 6, 9, 10, 25].map((points) => {
    const { measure, days } = recommendationFor(points);
    return `${points}: ${measure} ${days}`;
  });
  expect(recommended).toEqual([
    '0: none 0',
    '1: warning 0',
    '2: warning 0',
    '3: restriction 7',
    '5: restriction 7',
    '6: restriction 30',
    '9: restriction 30',
    '10: closing 0',
    '25: closing 0',
  ]);
});
