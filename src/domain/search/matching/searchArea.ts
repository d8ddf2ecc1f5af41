import { distanceInKilometres } from '../../listings/place/distance';
import type { Coordinates } from '../../listings/place/Location';
import { RADIUS_CHOICES_KM, type PlaceFilter } from '../criteria/SearchCriteria';

/**
 * The circle of a search, for a database that can only look keys up (docs/decisions/011-firestore-search.md): the radius around the centre of the grid square of the place. Squares are a
 * third of the radius wide, so the centre is at most a quarter of the radius off, and each listing can be indexed
 * with the squares from which it is found, whatever the database.
 */
export interface SearchArea {
  readonly radiusKm: number;
  readonly centre: Coordinates;
  /** Equal for all places with the same results. */
  readonly key: string;
}

/** A radius between two choices is rounded up. */
export function searchAreaOf({ latitude, longitude, radiusKm }: PlaceFilter): SearchArea {
  const radius = RADIUS_CHOICES_KM.find((choice) => choice >= radiusKm) ?? LARGEST_RADIUS_KM;
  const row = Math.floor(latitude / rowHeight(radius));
  return areaAt(radius, row, Math.floor(longitude / columnWidth(radius, row)));
}

export function isInArea({ centre, radiusKm }: SearchArea, location: Coordinates): boolean {
  return distanceInKilometres(centre, location) <= radiusKm;
}

/** The keys of all areas that contain a place. */
export function areasAround(place: Coordinates): readonly string[] {
  return RADIUS_CHOICES_KM.flatMap((radiusKm) => areasOf(radiusKm, place).map(({ key }) => key));
}

const SQUARES_PER_RADIUS = 3;
const DEGREE_KM = 111.195;
const LARGEST_RADIUS_KM = Math.max(...RADIUS_CHOICES_KM);

function areasOf(radiusKm: number, place: Coordinates): readonly SearchArea[] {
  const home = Math.floor(place.latitude / rowHeight(radiusKm));
  return around(home, SQUARES_PER_RADIUS + 1).flatMap((row) => {
    const column = Math.floor(place.longitude / columnWidth(radiusKm, row));
    return around(column, SQUARES_PER_RADIUS + 1)
      .map((other) => areaAt(radiusKm, row, other))
      .filter((area) => isInArea(area, place));
  });
}

function areaAt(radiusKm: number, row: number, column: number): SearchArea {
  const centre = {
    latitude: (row + 0.5) * rowHeight(radiusKm),
    longitude: (column + 0.5) * columnWidth(radiusKm, row),
  };
  return { radiusKm, centre, key: `${radiusKm}:${row}:${column}` };
}

/** In degrees. */
function rowHeight(radiusKm: number): number {
  return radiusKm / SQUARES_PER_RADIUS / DEGREE_KM;
}

/** In degrees of longitude, which grow towards the poles for the same kilometres. */
function columnWidth(radiusKm: number, row: number): number {
  const middle = ((row + 0.5) * rowHeight(radiusKm) * Math.PI) / 180;
  return rowHeight(radiusKm) / Math.cos(middle);
}

function around(index: number, reach: number): readonly number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, offset) => index - reach + offset);
}
