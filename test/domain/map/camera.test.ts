import { describe, expect, test } from 'vitest';
import {
  boundsAround,
  boundsInFrame,
  boundsOf,
  cameraFor,
  franceBounds,
  fromFrame,
  MINIMUM_ZOOM,
  scaleOfZoom,
  toFrame,
  zoomOfScale,
} from '../../../src/domain/map/camera';
import { kilometreOnMap, toMap } from '../../../src/domain/map/mercator';

const nantes = { latitude: 47.218, longitude: -1.553 };
const lyon = { latitude: 45.764, longitude: 4.836 };
const size = { width: 600, height: 400 };
const fit = { padding: 50, maximumZoom: 10 };

describe('the camera', () => {
  test('a zoom gives a scale, and the scale the zoom', () => {
    expect(scaleOfZoom(0)).toBe(256);
    expect(zoomOfScale(scaleOfZoom(7.25))).toBeCloseTo(7.25);
  });

  test('a point of the frame is read from where it was put', () => {
    const camera = { scale: 4096, x: -100, y: 30 };
    const point = toMap(nantes);
    const { x, y } = fromFrame(camera, toFrame(camera, point));
    expect(x).toBeCloseTo(point.x);
    expect(y).toBeCloseTo(point.y);
  });

  test('the bounds of places hold each of them, without room to spare', () => {
    const { west, north, east, south } = boundsOf([lyon, nantes]);
    expect(west).toBe(toMap(nantes).x);
    expect(east).toBe(toMap(lyon).x);
    expect(north).toBe(toMap(nantes).y);
    expect(south).toBe(toMap(lyon).y);
  });

  test('the bounds of no places are those of France', () => {
    expect(boundsOf([])).toBe(franceBounds);
  });

  test('what is fitted is in the middle, and its longer side leaves the padding', () => {
    const camera = cameraFor(boundsOf([lyon, nantes]), size, fit);
    const [west, east] = [toFrame(camera, toMap(nantes)), toFrame(camera, toMap(lyon))];
    expect(west.x).toBeCloseTo(50);
    expect(east.x).toBeCloseTo(550);
    expect((west.y + east.y) / 2).toBeCloseTo(200);
    expect(Math.abs(west.y - east.y)).toBeLessThan(300);
  });

  test('bounds that are higher than wide leave the padding above and below', () => {
    const dunkirk = { latitude: 51.03, longitude: 2.37 };
    const perpignan = { latitude: 42.69, longitude: 2.89 };
    const camera = cameraFor(boundsOf([dunkirk, perpignan]), size, fit);
    expect(toFrame(camera, toMap(dunkirk)).y).toBeCloseTo(50);
    expect(toFrame(camera, toMap(perpignan)).y).toBeCloseTo(350);
  });

  test('a single place is shown from no nearer than the zoom that is asked for', () => {
    expect(zoomOfScale(cameraFor(boundsOf([lyon]), size, fit).scale)).toBeCloseTo(10);
  });

  test('places around the world are shown from no farther than all of them fit a small map', () => {
    const world = boundsOf([
      { latitude: 80, longitude: -179 },
      { latitude: -80, longitude: 179 },
    ]);
    expect(zoomOfScale(cameraFor(world, size, fit).scale)).toBeCloseTo(MINIMUM_ZOOM);
  });

  test('a frame smaller than its padding still shows the middle of the bounds', () => {
    const camera = cameraFor(boundsOf([lyon, nantes]), { width: 40, height: 40 }, fit);
    const [west, east] = [toFrame(camera, toMap(nantes)), toFrame(camera, toMap(lyon))];
    expect((west.x + east.x) / 2).toBeCloseTo(20);
  });

  test('the bounds around a place reach the radius to all sides', () => {
    const { x, y } = toMap(lyon);
    const { west, north, east, south } = boundsAround(lyon, 10);
    expect((west + east) / 2).toBeCloseTo(x);
    expect((north + south) / 2).toBeCloseTo(y);
    expect(east - west).toBeCloseTo(south - north);
    expect(east).toBeGreaterThan(x);
    const radius = 10 * kilometreOnMap(lyon.latitude);
    for (const reach of [x - west, east - x, y - north, south - y]) expect(reach / radius).toBeCloseTo(1);
  });

  test('the bounds in a frame are those of its edges, with the margin', () => {
    const camera = { scale: 1000, x: 0, y: 0 };
    const { west, north, east, south } = boundsInFrame(camera, size, 100);
    expect([west, north, east, south]).toEqual([-0.1, -0.1, 0.7, 0.5]);
  });
});
