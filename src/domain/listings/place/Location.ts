/** Where a listing is: a commune, never an address. Degrees, WGS 84, of the commune's centre. */
export interface Location {
  /** INSEE code. */
  readonly communeCode: string;
  readonly communeName: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

export type Coordinates = Pick<Location, 'latitude' | 'longitude'>;
