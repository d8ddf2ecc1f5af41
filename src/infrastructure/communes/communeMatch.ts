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

export function byRankThenPopulation(one: CommuneMatch, other: CommuneMatch): number {
  return one.rank - other.rank || other.commune.population - one.commune.population;
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

function isMunicipalArrondissement({ code }: Commune): boolean {
  return /^(?:751|132|6938)/.test(code);
}

function withTypedPostalCode(commune: Commune, typed: string): Commune {
  const postalCode = typed === '' ? undefined : commune.postalCodes.find((code) => code.startsWith(typed));
  return postalCode === undefined ? commune : { ...commune, postalCode };
}
