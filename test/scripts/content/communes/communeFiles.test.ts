import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { divideCommunes } from '../../../../scripts/content/communes/divideCommunes';
import { encodePart } from '../../../../scripts/content/communes/encodePart';
import { findCommune, readCommuneFile } from '../../../../scripts/content/communes/findCommune';
import { placeCommunes } from '../../../../scripts/content/communes/placeCommunes';
import { readCommunes } from '../../../../scripts/content/communes/readSource';
import { distanceInKilometres } from '../../../../src/domain/listings/place/distance';
import { COMMUNE_PARTS, parseCommunePart } from '../../../../src/infrastructure/communes/communePart';

const files = COMMUNE_PARTS.map(({ file }) => readCommuneFile(file));
const communes = files.flatMap(parseCommunePart).map(({ commune }) => commune);

/** South, north, west, east. */
const OVERSEAS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  '971': [15.8, 16.6, -61.9, -60.9],
  '972': [14.3, 14.9, -61.3, -60.8],
  '973': [2, 6, -54.7, -51.5],
  '974': [-21.4, -20.8, 55.2, 55.9],
  '976': [-13.1, -12.6, 45, 45.4],
};
const CORSICA = [41.3, 43.1, 8.5, 9.6] as const;
const MAINLAND = [42.3, 51.1, -5.2, 8.3] as const;

/**
 * As the crow flies. Between cities: figures that any atlas gives. Between villages: computed from the positions of their
 * churches and castles as guide books give them, not from the list.
 */
const knownDistances: readonly (readonly [string, string, string, string, number])[] = [
  ['Paris', '75001', 'Lyon', '69001', 392],
  ['Paris', '75001', 'Marseille', '13001', 661],
  ['Paris', '75001', 'Toulouse', '31000', 588],
  ['Paris', '75001', 'Bordeaux', '33000', 499],
  ['Paris', '75001', 'Lille', '59000', 204],
  ['Paris', '75001', 'Strasbourg', '67000', 397],
  ['Paris', '75001', 'Nantes', '44000', 343],
  ['Paris', '75001', 'Nice', '06000', 686],
  ['Lyon', '69001', 'Marseille', '13001', 278],
  ['Lyon', '69001', 'Grenoble', '38000', 94],
  ['Rocamadour', '46500', 'Saint-Cirq-Lapopie', '46330', 37],
  ['Riquewihr', '68340', 'Eguisheim', '68420', 14],
  ['Étretat', '76790', 'Honfleur', '14600', 32],
  ['Giverny', '27620', 'Les Andelys', '27700', 21],
  ['Le Mont-Saint-Michel', '50170', 'Cancale', '35260', 25],
  ['Gordes', '84220', 'Les Baux-de-Provence', '13520', 37],
  ['Cluny', '71250', 'Tournus', '71700', 24],
  ['Chambord', '41250', 'Azay-le-Rideau', '37190', 88],
  ['Domme', '24250', 'Collonges-la-Rouge', '19500', 45],
  ['Barfleur', '50760', 'Locronan', '29180', 277],
];

describe('the committed list of communes', () => {
  it('the generator writes the committed list again from its own positions', () => {
    const source = readCommunes();
    const centres = join(mkdtempSync(join(tmpdir(), 'communes-')), 'centres.csv');
    const lines = communes.map(({ code, latitude, longitude }) => [code, latitude, longitude].join());
    writeFileSync(centres, ['code,latitude,longitude', ...lines].join('\n'));
    const positions = placeCommunes(source, centres);
    rmSync(dirname(centres), { recursive: true });
    expect(divideCommunes(source).map((part) => encodePart(part, positions))).toEqual(files);
  });

  it('the generator stops at a commune without a position', () => {
    const unplaced = { code: '01001', name: 'Nulle-Part', departmentCode: '01', postalCodes: ['01000'], population: 1 };
    expect(() => placeCommunes([unplaced], '/dev/null')).toThrow();
  });

  it('the list has 34,875 communes and the 45 arrondissements of Paris, Lyon and Marseille, each once', () => {
    const arrondissements = communes.filter(({ name }) => name.endsWith(' arrondissement'));
    expect(arrondissements).toHaveLength(45);
    expect(communes).toHaveLength(34_875 + 45);
    expect(new Set(communes.map(({ code }) => code)).size).toBe(communes.length);
  });

  it('the list covers the hundred and one départements', () => {
    expect(new Set(communes.map(({ departmentCode }) => departmentCode)).size).toBe(101);
  });

  it('every commune has an INSEE code of its département and complete postal codes', () => {
    const wrong = communes.filter(
      ({ code, departmentCode, postalCodes }) =>
        !code.startsWith(departmentCode) || code.length !== 5 || !postalCodes.every((postal) => /^\d{5}$/.test(postal)),
    );
    expect(wrong).toEqual([]);
  });

  it('every commune lies inside its territory', () => {
    const outside = communes.filter(({ departmentCode, latitude, longitude }) => {
      const box =
        OVERSEAS[departmentCode] ??
        (departmentCode.startsWith('2A') || departmentCode.startsWith('2B') ? CORSICA : MAINLAND);
      const [south, north, west, east] = box;
      return latitude < south || latitude > north || longitude < west || longitude > east;
    });
    expect(outside).toEqual([]);
  });

  it('hardly two communes share a position', () => {
    const positions = new Set(communes.map(({ latitude, longitude }) => `${latitude} ${longitude}`));
    expect(communes.length - positions.size).toBeLessThan(20);
  });

  it.each(knownDistances)('the distance from %s (%s) to %s (%s) is %d km', (from, fromCode, to, toCode, kilometres) => {
    const distance = distanceInKilometres(findCommune(from, fromCode), findCommune(to, toCode));
    expect(Math.abs(distance - kilometres)).toBeLessThan(3);
  });

  it.each(COMMUNE_PARTS.map(({ file }) => file))('%s has less than 200 kB when compressed', (file) => {
    expect(brotliCompressSync(JSON.stringify(readCommuneFile(file))).length).toBeLessThan(200_000);
  });
});

describe('findCommune', () => {
  it('findCommune returns a commune by name and postal code', () => {
    expect(findCommune('saint etienne', '42100')).toMatchObject({
      code: '42218',
      name: 'Saint-Étienne',
      postalCode: '42100',
    });
  });

  it('findCommune throws for a commune that does not exist', () => {
    expect(() => findCommune('Lyon', '75001')).toThrow('No commune Lyon with the postal code 75001.');
  });
});
