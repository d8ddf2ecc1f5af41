import { expect, test } from 'vitest';
import { distanceInKilometres } from '../../../src/domain/listings/place/distance';
import { areaInFrame } from '../../../src/domain/map/areaInFrame';
import { fromFrame, scaleOfZoom, type Camera } from '../../../src/domain/map/camera';
import { fromMap, kilometreOnMap, toMap } from '../../../src/domain/map/mercator';

const lyon = { latitude: 45.764, longitude: 4.8357 };
const size = { width: 800, height: 600 };

function cameraAt(zoom: number, place = lyon): Camera {
  const scale = scaleOfZoom(zoom);
  const { x, y } = toMap(place);
  return { scale, x: size.width / 2 - scale * x, y: size.height / 2 - scale * y };
}

test('the circle is around the middle of the frame, and reaches its corners', () => {
  const camera = cameraAt(10);
  const { radiusKm, ...centre } = areaInFrame(camera, size);
  expect(centre).toEqual(lyon);
  // A corner is 500 pixels from the middle.
  const halfDiagonalKm = 500 / camera.scale / kilometreOnMap(lyon.latitude);
  expect(radiusKm).toBeGreaterThanOrEqual(halfDiagonalKm);
  expect(radiusKm).toBeLessThan(halfDiagonalKm + 1.5);
});

test('the middle is rounded to what an address holds', () => {
  const place = { latitude: 45.76404321, longitude: 4.83567891 };
  const { latitude, longitude } = areaInFrame(cameraAt(10, place), size);
  expect([latitude, longitude]).toEqual([45.764, 4.8357]);
  expect(distanceInKilometres(place, { latitude, longitude })).toBeLessThan(0.02);
});

test.each([
  [5, 200],
  [12.5, 10],
  [30, 1],
])('at zoom %f the radius is %i km: whole, and at most the largest one', (zoom, radiusKm) => {
  expect(areaInFrame(cameraAt(zoom), size).radiusKm).toBe(radiusKm);
});

test('the farthest corner counts, which is in the south above the equator and in the north below it', () => {
  const north = areaInFrame(cameraAt(8.4, { latitude: 50, longitude: 3 }), size).radiusKm;
  const south = areaInFrame(cameraAt(8.4, { latitude: -50, longitude: 3 }), size).radiusKm;
  expect(north).toBe(south);
});

test('the circle covers all corners of the frame, which are at different distances', () => {
  const place = { latitude: 50, longitude: 3 };
  const camera = cameraAt(8.4, place);
  const { radiusKm } = areaInFrame(camera, size);
  const distances = [
    { x: 0, y: 0 },
    { x: size.width, y: size.height },
  ].map((corner) => distanceInKilometres(place, fromMap(fromFrame(camera, corner))));
  expect(Math.max(...distances) - Math.min(...distances)).toBeGreaterThan(2);
  expect(radiusKm).toBe(Math.ceil(Math.max(...distances)));
});
