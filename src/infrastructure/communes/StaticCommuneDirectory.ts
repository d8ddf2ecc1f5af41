import type { CommuneDirectory, CommuneDirectoryFailure } from '../../application/listings/CommuneDirectory';
import { isDividedCity, type Commune } from '../../domain/listings/place/Commune';
import { distanceInKilometres } from '../../domain/listings/place/distance';
import type { Coordinates } from '../../domain/listings/place/Location';
import { failure, success } from '../../domain/shared/Result';
import type { Result } from '../../domain/shared/Result';
import { BEGINNING, byRankThenPopulation, isMunicipalArrondissement, matchCommunes } from './communeMatch';
import type { CommuneMatch } from './communeMatch';
import { COMMUNE_PARTS, parseCommunePart } from './communePart';
import type { CommuneFile, CommuneRecord } from './communePart';
import { readCommuneQuery } from './communeQuery';

/** Loads one generated file as JSON; rejects on failure. */
export type CommuneFileLoader = (file: CommuneFile) => Promise<unknown>;

/** Besides arrondissements, of which a city shows all. */
const MAXIMUM_ANSWERS = 8;

export class StaticCommuneDirectory implements CommuneDirectory {
  readonly #loadFile: CommuneFileLoader;
  readonly #parts = new Map<CommuneFile, Promise<readonly CommuneRecord[]>>();

  constructor(loadFile: CommuneFileLoader) {
    this.#loadFile = loadFile;
  }

  async find(text: string): Promise<Result<readonly Commune[], CommuneDirectoryFailure>> {
    const readings = readCommuneQuery(text);
    if (readings.length === 0) return success([]);
    const matches: CommuneMatch[] = [];
    for (const { file, floor } of COMMUNE_PARTS) {
      const part = await this.#part(file);
      if (!part.ok) return matches.length > 0 ? success(best(matches)) : part;
      for (const match of matchCommunes(part.value, readings)) matches.push(match);
      if (isSettled(matches, floor)) break;
    }
    return success(best(matches));
  }

  async nearest(place: Coordinates): Promise<Result<Commune, CommuneDirectoryFailure>> {
    const parts = await Promise.all(COMMUNE_PARTS.map(({ file }) => this.#part(file)));
    let closest: Commune | undefined;
    let shortest = Infinity;
    for (const { commune } of parts.flatMap((part) => (part.ok ? part.value : []))) {
      if (isDividedCity(commune.name)) continue;
      const distance = distanceInKilometres(place, commune);
      if (distance < shortest) [closest, shortest] = [commune, distance];
    }
    return closest === undefined ? failure('unavailable') : success(closest);
  }

  async #part(file: CommuneFile): Promise<Result<readonly CommuneRecord[], CommuneDirectoryFailure>> {
    const loading = this.#parts.get(file) ?? this.#loadFile(file).then(parseCommunePart);
    this.#parts.set(file, loading);
    try {
      return success(await loading);
    } catch {
      if (this.#parts.get(file) === loading) this.#parts.delete(file);
      return failure('unavailable');
    }
  }
}

/** Whether the remaining files cannot change the first eight: see COMMUNE_PARTS. */
function isSettled(matches: readonly CommuneMatch[], floor: number): boolean {
  const certain = matches.filter(({ rank, commune }) => rank <= BEGINNING && commune.population >= floor);
  return certain.length >= MAXIMUM_ANSWERS;
}

function best(matches: readonly CommuneMatch[]): readonly Commune[] {
  const communes = matches.toSorted(byRankThenPopulation).map(({ commune }) => commune);
  const firstTooMany = communes.filter((commune) => !isMunicipalArrondissement(commune))[MAXIMUM_ANSWERS];
  return firstTooMany === undefined ? communes : communes.slice(0, communes.indexOf(firstTooMany));
}
