import type { Coordinates } from '../listings/place/Location';

/** A point of the Web Mercator map, on which the whole world is a square of side 1; y grows towards the south. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

const EARTH_CIRCUMFERENCE_KM = 2 * Math.PI * 6371;

/** Latitudes beyond ±85.05 degrees are outside the square. */
export function toMap({ latitude, longitude }: Coordinates): MapPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function fromMap({ x, y }: MapPoint): Coordinates {
  return {
    latitude: (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90,
    longitude: (x - 0.5) * 360,
  };
}

/** How long a kilometre is on the map: the farther from the equator, the longer. */
export function kilometreOnMap(latitude: number): number {
  return 1 / (EARTH_CIRCUMFERENCE_KM * Math.cos((latitude * Math.PI) / 180));
}
