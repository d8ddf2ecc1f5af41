import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceInKilometres } from '../../../../src/domain/listings/place/distance';
import type { Coordinates } from '../../../../src/domain/listings/place/Location';
import { areasAround, isInArea, searchAreaOf } from '../../../../src/domain/search/matching/searchArea';
import { RADIUS_CHOICES_KM, type PlaceFilter } from '../../../../src/domain/search/criteria/SearchCriteria';
import { lyon } from '../../../support/builders/aListing';

/** Where communes are: metropolitan France, and far overseas. */
const anywhere = fc.oneof(
  fc.record({ latitude: degrees(41, 51.2), longitude: degrees(-5.2, 9.6) }),
  fc.record({ latitude: degrees(-22, 17), longitude: degrees(-63, 56) }),
);
const around = (place: Coordinates, radiusKm: number): PlaceFilter => ({ ...lyon, ...place, radiusKm });

function degrees(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true });
}

test('a radius between two choices is rounded up', () => {
  expect(searchAreaOf(around(lyon, 1)).radiusKm).toBe(RADIUS_CHOICES_KM[0]);
  expect(RADIUS_CHOICES_KM.map((choice) => searchAreaOf(around(lyon, choice - 0.5)).radiusKm)).toEqual(
    RADIUS_CHOICES_KM,
  );
});

test('a place is in an area exactly when it is among the areas around it', () => {
  const near = fc.tuple(anywhere, degrees(-1, 1), degrees(-1, 1), fc.constantFrom(...RADIUS_CHOICES_KM));
  fc.assert(
    fc.property(near, ([place, north, east, radiusKm]) => {
      const other = {
        latitude: place.latitude + (north * radiusKm) / 80,
        longitude: place.longitude + (east * radiusKm) / 60,
      };
      const area = searchAreaOf(around(place, radiusKm));
      expect(areasAround(other).includes(area.key)).toBe(isInArea(area, other));
    }),
  );
});

test('an area is at most a quarter of its radius off, and contains its place', () => {
  fc.assert(
    fc.property(anywhere, fc.constantFrom(...RADIUS_CHOICES_KM), (place, radiusKm) => {
      const area = searchAreaOf(around(place, radiusKm));
      expect(distanceInKilometres(area.centre, place) / radiusKm).toBeLessThanOrEqual(0.25);
      expect(isInArea(area, place)).toBe(true);
    }),
  );
});

test.each([
  [1, 5],
  [5, 5],
  [12, 20],
  [200, 200],
  [999, 200],
])('a radius of %d km is searched as %d', (asked, searched) => {
  expect(searchAreaOf(around(lyon, asked))).toEqual(searchAreaOf(around(lyon, searched)));
});

test('a listing is indexed with some two hundred squares', () => {
  expect(areasAround(lyon).length).toBeGreaterThan(180);
  expect(areasAround(lyon).length).toBeLessThan(220);
});
