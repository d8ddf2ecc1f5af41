import { readGroups, readSeats, readSibling } from './readSource';
import type { SourceCommune } from './readSource';

export interface Position {
  /** INSEE code of the commune that the position belongs to. */
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
}

export type Placing =
  'own' | 'same postal code' | 'same group' | 'seat of the arrondissement' | 'seat of the département';
export interface Placed {
  readonly position: Position;
  readonly placing: Placing;
}

/**
 * The position of every commune: its own when the table of reference towns has it, otherwise that of the most populous reference
 * town with the same postal code, of the same group in the same arrondissement, or of the seat.
 */
export function placeCommunes(communes: readonly SourceCommune[]): ReadonlyMap<string, Placed> {
  const own = readReferenceTowns(communes);
  const seats = readSeats();
  const groups = readGroups();
  const byKey = new Map<string, Position>();
  const mostPopulousFirst = communes
    .filter(({ code }) => own.has(code))
    .sort((one, other) => other.population - one.population);
  for (const town of mostPopulousFirst) {
    const position = own.get(town.code);
    for (const key of [...postalKeys(town), groupKey(town, groups)]) {
      if (position !== undefined && key !== undefined && !byKey.has(key)) byKey.set(key, position);
    }
  }
  return new Map(communes.map((commune) => [commune.code, place(commune)]));

  function place(commune: SourceCommune): Placed {
    const postalKey = postalKeys(commune).find((key) => byKey.has(key)) ?? '';
    const candidates: readonly (readonly [Placing, Position | undefined])[] = [
      ['own', own.get(commune.code)],
      ['same postal code', byKey.get(postalKey)],
      ['same group', byKey.get(groupKey(commune, groups) ?? '')],
      ['seat of the arrondissement', own.get(seats.get(commune.arrondissement) ?? '')],
      ['seat of the département', own.get(seats.get(commune.departmentCode) ?? '')],
    ];
    for (const [placing, position] of candidates) if (position !== undefined) return { placing, position };
    throw new Error(`${commune.name} (${commune.code}) has no position.`);
  }
}

function postalKeys({ postalCodes, departmentCode }: SourceCommune): readonly string[] {
  return postalCodes.map((code) => `${departmentCode} ${code}`);
}

function groupKey({ code, arrondissement }: SourceCommune, groups: ReadonlyMap<string, string>): string | undefined {
  const group = groups.get(code);
  return group === undefined ? undefined : `${group} ${arrondissement}`;
}

/** Throws if the name of a reference town is not that of its code, since either may be wrong. */
function readReferenceTowns(communes: readonly SourceCommune[]): ReadonlyMap<string, Position> {
  const names = new Map(communes.map(({ code, name }) => [code, name]));
  const [, ...lines] = readSibling('reference-towns.csv').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [code = '', name = '', latitude, longitude] = line.split(',');
      if (names.get(code) !== name) throw new Error(`reference-towns.csv: ${code} is ${names.get(code)}, not ${name}.`);
      return [code, { code, latitude: Number(latitude), longitude: Number(longitude) }];
    }),
  );
}
