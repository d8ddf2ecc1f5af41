import { describe, expect, test } from 'vitest';
import { nextRadius, radiusTo } from '../../../src/domain/map/circleRadius';

const lyon = { latitude: 45.764, longitude: 4.836 };

describe('the radius of a circle', () => {
  test('the radius is the distance to where its edge is dragged, in whole kilometres', () => {
    expect(radiusTo(lyon, { latitude: 45.764, longitude: 5.2 })).toBe(28);
  });

  test('the radius stays between what an address can hold', () => {
    expect(radiusTo(lyon, lyon)).toBe(1);
    expect(radiusTo(lyon, { latitude: 48.857, longitude: 2.352 })).toBe(200);
  });

  test.each([
    [30, 1, 50],
    [31, 1, 50],
    [200, 1, 200],
    [30, -1, 20],
    [31, -1, 30],
    [5, -1, 5],
  ] as const)('the radius after %i km, a step of %i further, is %i km', (from, direction, to) => {
    expect(nextRadius(from, direction)).toBe(to);
  });
});
