/** A fictitious seller, with one place for all their listings. */
export interface Seller {
  /** The first name and an initial, or the company. */
  readonly name: string;
  /** Name and postal code: `Nantes 44000`. */
  readonly commune: string;
  /** `YYYY-MM`. */
  readonly since: string;
  /** Professionals only: a number that passes the checks and that nobody holds, since no SIREN begins with 0000. */
  readonly siret?: string;
}

export function person(name: string, commune: string, since: string): Seller {
  return { name, commune, since };
}

export function professional(name: string, commune: string, since: string, siret: string): Seller {
  return { name, commune, since, siret };
}
