import { isDividedCity, type Commune } from '../../domain/listings/place/Commune';
import type { CommuneRecord } from './communePart';
import type { CommuneReading } from './communeQuery';

/** Ranks of matches, best first. */
export const SAME = 0;
export const BEGINNING = 1;
export const WORD_BEGINNING = 2;

export interface CommuneMatch {
  readonly commune: Commune;
  readonly rank: number;
}

export function matchCommunes(records: readonly CommuneRecord[], readings: readonly CommuneReading[]): CommuneMatch[] {
  const matches: CommuneMatch[] = [];
  for (const record of records) {
    for (const reading of readings) {
      const rank = rankOf(record, reading);
      if (rank === undefined) continue;
      matches.push({ commune: withTypedPostalCode(record.commune, reading.postalCode), rank });
      break;
    }
  }
  return matches;
}

/** Fewer than each divided city has and more than any other place whose name begins like it: its arrondissements follow it, by number. */
const ARRONDISSEMENT_WEIGHT = 100_000;

/** The best match first; of those as good, the one with more inhabitants. */
export function byRankThenPopulation({ rank, commune }: CommuneMatch, other: CommuneMatch): number {
  return (
    rank - other.rank || weightOf(other.commune) - weightOf(commune) || commune.code.localeCompare(other.commune.code)
  );
}

function weightOf(commune: Commune): number {
  return isMunicipalArrondissement(commune) ? ARRONDISSEMENT_WEIGHT : commune.population;
}

function rankOf(record: CommuneRecord, reading: CommuneReading): number | undefined {
  const rank = reading.name === '' ? BEGINNING : rankOfName(record, reading.name);
  if (rank === undefined || reading.postalCode === '') return rank;
  if (!record.commune.postalCodes.some((code) => code.startsWith(reading.postalCode))) return undefined;
  // 75011 is the 11th arrondissement before it is Paris.
  if (reading.postalCode.length < 5) return rank;
  if (isMunicipalArrondissement(record.commune)) return SAME;
  return isDividedCity(record.commune.name) ? Math.max(rank, BEGINNING) : rank;
}

function rankOfName({ name, nameWithoutArticle }: CommuneRecord, typed: string): number | undefined {
  if (name === typed || nameWithoutArticle === typed) return SAME;
  if (name.startsWith(typed) || nameWithoutArticle.startsWith(typed)) return BEGINNING;
  return name.includes(typed) && name.includes(` ${typed}`) ? WORD_BEGINNING : undefined;
}

export function isMunicipalArrondissement({ code }: Commune): boolean {
  return /^(?:751|132|6938)/.test(code);
}

function withTypedPostalCode(commune: Commune, typed: string): Commune {
  const postalCode = typed === '' ? undefined : commune.postalCodes.find((code) => code.startsWith(typed));
  return postalCode === undefined ? commune : { ...commune, postalCode };
}
