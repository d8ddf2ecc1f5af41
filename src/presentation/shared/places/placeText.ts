import type { Location } from '../../../domain/listings/place/Location';

/** « Nantes 44000 », « Paris 11e 75011 ». */
export function placeText({ communeName, postalCode }: Pick<Location, 'communeName' | 'postalCode'>): string {
  return `${shortCommuneName(communeName)} ${postalCode}`;
}

/** An arrondissement in its usual short form: « Paris 11e ». */
export function shortCommuneName(communeName: string): string {
  return communeName.replace(/ arrondissement$/i, '');
}
