import type { Listing } from '../../../domain/listings/Listing';
import type { FieldValue } from '../../../domain/listings/catalogue/Field';
import { findCategory } from '../../../domain/listings/catalogue/categories';
import { fieldText } from '../../shared/controls/fieldText';
import { energyLetters, type EnergyLetter } from './energyColours';

/** The energy diagnosis of a listing; null for listings without one, such as a car. */
export interface EnergyDiagnosis {
  /** « Renseigné », « Vierge »… */
  readonly status: string;
  readonly energy: EnergyLetter | null;
  readonly climate: EnergyLetter | null;
  readonly yearlyCost: { readonly minimum: number; readonly maximum: number; readonly year: number } | null;
}

export function energyDiagnosis({
  categoryId,
  fields,
}: Pick<Listing, 'categoryId' | 'fields'>): EnergyDiagnosis | null {
  const status = findCategory(categoryId)?.fields.find(({ id }) => id === 'dpeStatus');
  const value = fields['dpeStatus'];
  if (status === undefined || value === undefined) return null;
  return {
    status: fieldText(status, value),
    energy: toLetter(fields['energyClass']),
    climate: toLetter(fields['climateClass']),
    yearlyCost: costOf(fields),
  };
}

/** Stored letters are slugs, hence lower case. */
export function toLetter(value: FieldValue | undefined): EnergyLetter | null {
  return energyLetters.find((letter) => letter.toLowerCase() === String(value).toLowerCase()) ?? null;
}

function costOf({
  energyCostMinimum: minimum,
  energyCostMaximum: maximum,
  energyCostYear: year,
}: Listing['fields']): EnergyDiagnosis['yearlyCost'] {
  const isWhole = typeof minimum === 'number' && typeof maximum === 'number' && typeof year === 'number';
  return isWhole ? { minimum, maximum, year } : null;
}
