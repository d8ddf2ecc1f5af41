import { expect, test } from 'vitest';
import { landmarks, mapSize, outline, project } from '../../../../src/presentation/listings/display/franceOutline';

/** Whether a point lies within the first ring of the outline, by counting the sides a ray crosses. */
function isOnMainland({ x, y }: { x: number; y: number }): boolean {
  const ring = outline
    .slice(1, outline.indexOf('Z'))
    .split('L')
    .map((step) => step.split(' ').map(Number));
  let isInside = false;
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  });
  return isInside;
}

test.each([
  ['Brest', 48.39, -4.48],
  ['Lille', 50.63, 3.06],
  ['Strasbourg', 48.57, 7.74],
  ['Nice', 43.72, 7.25],
  ['Perpignan', 42.7, 2.9],
  ['Bayonne', 43.49, -1.45],
  ['Clermont-Ferrand', 45.78, 3.08],
  ['Annecy', 45.9, 6.12],
])('%s is on the mainland', (_city, latitude, longitude) => {
  expect(isOnMainland(project({ latitude, longitude }))).toBe(true);
});

test.each([
  ['London', 51.5, -0.1],
  ['Lausanne', 46.52, 6.63],
  ['Turin', 45.07, 7.68],
  ['the Bay of Biscay', 45, -3],
])('%s is not on the mainland', (_place, latitude, longitude) => {
  expect(isOnMainland(project({ latitude, longitude }))).toBe(false);
});

test('the outline and the landmarks fit the drawing', () => {
  const corners = [...landmarks, { latitude: 41.38, longitude: 9.55 }, { latitude: 51.09, longitude: -4.77 }].map(
    project,
  );
  for (const { x, y } of corners) {
    expect(x).toBeGreaterThan(4);
    expect(x).toBeLessThan(mapSize.width - 4);
    expect(y).toBeGreaterThan(4);
    expect(y).toBeLessThan(mapSize.height - 4);
  }
});
