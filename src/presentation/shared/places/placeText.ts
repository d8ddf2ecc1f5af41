import { isWholeCity } from '../../../domain/listings/place/Commune';
import type { Location } from '../../../domain/listings/place/Location';

/** « Nantes 44000 », « Paris 11e 75011 », « Lyon » for the whole city. */
export function placeText(place: Pick<Location, 'communeName' | 'postalCode'>): string {
  return placeParts(place).join(' ');
}

/** The words of `placeText`: the name of the commune, then its postal code. */
export function placeParts(place: Pick<Location, 'communeName' | 'postalCode'>): readonly string[] {
  const name = shortCommuneName(place.communeName);
  return isWholeCity(place) ? [name] : [name, place.postalCode];
}

/** An arrondissement in its usual short form: « Paris 11e ». */
export function shortCommuneName(communeName: string): string {
  return communeName.replace(/ arrondissement$/i, '');
}
