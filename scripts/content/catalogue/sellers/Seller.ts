/** A fictitious seller, with one location for all of their listings. */
export interface Seller {
  /** The first name and an initial, or the company. */
  readonly name: string;
  /** Name and postal code: `Nantes 44000`. */
  readonly commune: string;
  /** `YYYY-MM`. */
  readonly since: string;
  /** Professionals only: a SIRET with valid check digits that nobody has, since no SIREN begins with 0000. */
  readonly siret?: string;
}

export function person(name: string, commune: string, since: string): Seller {
  return { name, commune, since };
}

export function professional(name: string, commune: string, since: string, siret: string): Seller {
  return { name, commune, since, siret };
}
