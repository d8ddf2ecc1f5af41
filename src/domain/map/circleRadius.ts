import type { Coordinates } from '../listings/place/Location';
import { distanceInKilometres } from '../listings/place/distance';
import { MAXIMUM_RADIUS_KM, RADIUS_CHOICES_KM } from '../search/criteria/SearchCriteria';

/** The radius of a circle whose edge is dragged to a place: whole kilometres, as an address of a search holds them. */
export function radiusTo(centre: Coordinates, edge: Coordinates): number {
  return Math.min(Math.max(Math.round(distanceInKilometres(centre, edge)), 1), MAXIMUM_RADIUS_KM);
}

/** The next of the usual radii, larger or smaller; the last one stays. */
export function nextRadius(radiusKm: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? RADIUS_CHOICES_KM.find((choice) => choice > radiusKm)
      : RADIUS_CHOICES_KM.findLast((choice) => choice < radiusKm);
  return next ?? radiusKm;
}
