import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { divideCommunes } from '../../../../scripts/content/communes/divideCommunes';
import { encodePart } from '../../../../scripts/content/communes/encodePart';
import { findCommune, readCommuneFile } from '../../../../scripts/content/communes/findCommune';
import { placeCommunes } from '../../../../scripts/content/communes/placeCommunes';
import { readCommunes } from '../../../../scripts/content/communes/readSource';
import { distanceInKilometres } from '../../../../src/domain/listings/place/distance';
import { COMMUNE_PARTS, parseCommunePart } from '../../../../src/infrastructure/browser/communes/communePart';

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

describe('the committed list of communes', () => {
  it('the committed list is what the generator writes', () => {
    const source = readCommunes();
    const placed = placeCommunes(source);
    expect(divideCommunes(source).map((part) => encodePart(part, placed))).toEqual(files);
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

  it('all positions but 571 are marked as those of a town nearby', () => {
    expect(communes.filter(({ approximate }) => !approximate)).toHaveLength(571);
  });

  it.each([
    ['Paris', '75001', 48.8566, 2.3522],
    ['Lyon', '69001', 45.764, 4.8357],
    ['Saint-Denis', '97400', -20.88, 55.45],
  ])('%s (%s) lies within 2 km of its true position', (name, postalCode, latitude, longitude) => {
    expect(distanceInKilometres(findCommune(name, postalCode), { latitude, longitude })).toBeLessThan(2);
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
