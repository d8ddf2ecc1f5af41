import { distanceInKilometres } from '../listings/place/distance';
import type { Coordinates } from '../listings/place/Location';
import { MAXIMUM_RADIUS_KM, type PlaceFilter } from '../search/criteria/SearchCriteria';
import { fromFrame, type Camera, type FrameSize } from './camera';
import { fromMap } from './mercator';

/** A circle as an address of a search holds it: ten-thousandths of a degree, whole kilometres. */
export type SearchCircle = Pick<PlaceFilter, 'latitude' | 'longitude' | 'radiusKm'>;

/** The circle around the middle of a frame that covers all that the frame shows, as far as a search may reach. */
export function areaInFrame(camera: Camera, { width, height }: FrameSize): SearchCircle {
  const placeAt = (x: number, y: number): Coordinates => fromMap(fromFrame(camera, { x, y }));
  const { latitude, longitude } = placeAt(width / 2, height / 2);
  const centre = { latitude: rounded(latitude), longitude: rounded(longitude) };
  const corners = [placeAt(0, 0), placeAt(0, height), placeAt(width, 0), placeAt(width, height)];
  const farthest = Math.max(...corners.map((corner) => distanceInKilometres(centre, corner)));
  return { ...centre, radiusKm: Math.min(Math.ceil(farthest), MAXIMUM_RADIUS_KM) };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
