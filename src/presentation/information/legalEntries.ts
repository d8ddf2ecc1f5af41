import type { LegalEntry } from '../shared/operator';
import { informationMessages } from './informationMessages';

/** The lines of a list of entries about the operator, without those that do not apply. */
export function legalEntries(entries: Readonly<Record<string, LegalEntry>>): readonly string[] {
  return Object.entries(entries)
    .filter(([, entry]) => entry !== null)
    .map(([label, entry]) => `${label}\u00a0: ${filledIn(entry)}`);
}

export function filledIn(entry: LegalEntry): string {
  return entry?.trim() || informationMessages.toFillIn;
}
