import { describe, expect, test } from 'vitest';
import { fromMap, kilometreOnMap, toMap } from '../../../src/domain/map/mercator';
import { distanceInKilometres } from '../../../src/domain/listings/place/distance';

const paris = { latitude: 48.857, longitude: 2.352 };
const saintDenis = { latitude: -20.879, longitude: 55.448 };

describe('the Mercator map', () => {
  test('the map has the place without latitude and longitude in its middle', () => {
    expect(toMap({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 });
  });

  test('the map has north above south and west before east', () => {
    const [north, south] = [toMap(paris), toMap(saintDenis)];
    expect(north.y).toBeLessThan(0.5);
    expect(south.y).toBeGreaterThan(0.5);
    expect(north.x).toBeLessThan(south.x);
  });

  test.each([paris, saintDenis])('a place that was put on the map is read from it', (place) => {
    const { latitude, longitude } = fromMap(toMap(place));
    expect(latitude).toBeCloseTo(place.latitude, 9);
    expect(longitude).toBeCloseTo(place.longitude, 9);
  });

  test.each([paris, saintDenis])('ten kilometres on the map are ten kilometres on the ground', (place) => {
    const { x, y } = toMap(place);
    const east = fromMap({ x: x + 10 * kilometreOnMap(place.latitude), y });
    const north = fromMap({ x, y: y - 10 * kilometreOnMap(place.latitude) });
    expect(distanceInKilometres(place, east)).toBeCloseTo(10, 1);
    expect(distanceInKilometres(place, north)).toBeCloseTo(10, 1);
  });
});
