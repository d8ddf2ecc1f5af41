import type { Location } from './Location';

/** A commune of France, or an arrondissement of Paris, Lyon or Marseille. */
export interface Commune {
  /** INSEE code. */
  readonly code: string;
  readonly name: string;
  /** The postal code to show and store: the one that was typed, otherwise the first. */
  readonly postalCode: string;
  readonly postalCodes: readonly string[];
  readonly departmentCode: string;
  readonly population: number;
  /** Degrees, WGS 84: of the town where it is known, otherwise of the centre of the commune. */
  readonly latitude: number;
  readonly longitude: number;
}

/** The cities whose municipal arrondissements are in the list too; no other commune has one of these names. */
const dividedCities: ReadonlySet<string> = new Set(['Paris', 'Lyon', 'Marseille']);

/** Whether a place is all of Paris, Lyon or Marseille, whose postal code is then that of the first arrondissement. */
export function isWholeCity({ communeName, postalCode }: Pick<Location, 'communeName' | 'postalCode'>): boolean {
  return isDividedCity(communeName) && postalCode.endsWith('001');
}

export function isDividedCity(communeName: string): boolean {
  return dividedCities.has(communeName);
}

/** The commune as the location of a listing. */
export function locationOf({ code, name, postalCode, latitude, longitude }: Commune): Location {
  return { communeCode: code, communeName: name, postalCode, latitude, longitude };
}
