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
  readonly latitude: number;
  readonly longitude: number;
  /**
   * True if the coordinates are those of a reference town of the same area: distances can then be wrong by some 10 to
   * 40 km, more in Guyane. See docs/decisions/006-communes.md.
   */
  readonly approximate: boolean;
}

/** The commune as the location of a listing. */
export function locationOf({ code, name, postalCode, latitude, longitude }: Commune): Location {
  return { communeCode: code, communeName: name, postalCode, latitude, longitude };
}
