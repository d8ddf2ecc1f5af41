import type { Field } from './Field';

export type FamilyId = 'vehicules' | 'immobilier' | 'multimedia' | 'maison' | 'loisirs';

export interface Family {
  readonly id: FamilyId;
  readonly label: string;
  /** One line for the tiles. */
  readonly tagline: string;
  readonly categories: readonly Category[];
}

export interface Category {
  /** Unique over all families; stands in URLs and in stored listings. */
  readonly id: string;
  readonly family: FamilyId;
  readonly label: string;
  readonly fields: readonly Field[];
  readonly price: PriceRules;
  readonly displays: readonly LegalDisplay[];
}

export interface PriceRules {
  /** « Prix », « Loyer mensuel, charges comprises »… */
  readonly label: string;
  readonly required: boolean;
  readonly allowsGift: boolean;
  readonly allowsOnRequest: boolean;
  readonly suffix?: string;
}

/** Notices that French law requires on a listing. */
export type LegalDisplay = 'georisques' | 'excessive-consumption' | 'mileage' | 'technical-inspection' | 'rent-control';
