import { readFileSync } from 'node:fs';
import type { Coordinates } from '../../../src/domain/listings/place/Location';
import { readSibling } from './readSource';
import type { SourceCommune } from './readSource';

/**
 * The position of every commune by INSEE code: that of reference-towns.csv, which is the town itself; otherwise the centre of the
 * commune in the file of centres.
 * @param centres path of a file with the columns code, latitude, longitude (degrees, WGS 84).
 * @throws when a commune has no position, or the name of a reference town is not that of its code.
 */
export function placeCommunes(communes: readonly SourceCommune[], centres: string): ReadonlyMap<string, Coordinates> {
  const positions = new Map([...readCentres(centres), ...readReferenceTowns(communes)]);
  return new Map(
    communes.map(({ code, name }) => {
      const position = positions.get(code);
      if (position === undefined) throw new Error(`${name} (${code}) has no position.`);
      return [code, position];
    }),
  );
}

function readCentres(path: string): ReadonlyMap<string, Coordinates> {
  return new Map(
    linesOf(readFileSync(path, 'utf8')).map(([code = '', latitude, longitude]) => [
      code,
      toPosition(latitude, longitude),
    ]),
  );
}

function readReferenceTowns(communes: readonly SourceCommune[]): ReadonlyMap<string, Coordinates> {
  const names = new Map(communes.map(({ code, name }) => [code, name]));
  return new Map(
    linesOf(readSibling('reference-towns.csv')).map(([code = '', name, latitude, longitude]) => {
      if (names.get(code) !== name) throw new Error(`reference-towns.csv: ${code} is ${names.get(code)}, not ${name}.`);
      return [code, toPosition(latitude, longitude)];
    }),
  );
}

function linesOf(csv: string): readonly (readonly string[])[] {
  const [, ...lines] = csv.trim().split('\n');
  return lines.map((line) => line.split(','));
}

function toPosition(latitude: string | undefined, longitude: string | undefined): Coordinates {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
