import { describe, expect, it } from 'vitest';
import { readCommuneFile } from '../../../scripts/content/communes/findCommune';
import { byRankThenPopulation, matchCommunes } from '../../../src/infrastructure/communes/communeMatch';
import { COMMUNE_PARTS, parseCommunePart } from '../../../src/infrastructure/communes/communePart';
import { readCommuneQuery } from '../../../src/infrastructure/communes/communeQuery';
import { StaticCommuneDirectory } from '../../../src/infrastructure/communes/StaticCommuneDirectory';

const directory = new StaticCommuneDirectory(async (file) => readCommuneFile(file));

async function find(text: string, from = directory): Promise<readonly string[]> {
  const result = await from.find(text);
  return result.ok ? result.value.map(({ name, postalCode }) => `${name} ${postalCode}`) : [result.failure];
}

describe('StaticCommuneDirectory.find', () => {
  it.each([
    ['st etienne', 'Saint-Étienne 42000'],
    ['SAINT-ÉTIENNE', 'Saint-Étienne 42000'],
    ['ste marie', 'Sainte-Marie 97438'],
    ['stras', 'Strasbourg 67000'],
    ['l\u2019hay', "L'Haÿ-les-Roses 94240"],
    ['rochelle', 'La Rochelle 17000'],
    ['mans', 'Le Mans 72000'],
    ['oeuilly', 'Œuilly 51480'],
    ['y', 'Y 80190'],
    ['35', 'Rennes 35000'],
    ['42100', 'Saint-Étienne 42100'],
    ['75011', 'Paris 11e arrondissement 75011'],
    ['paris 11', 'Paris 11e arrondissement 75011'],
    ['lyon 3', 'Lyon 3e arrondissement 69003'],
    ['marseille 8', 'Marseille 8e arrondissement 13008'],
    ['paris', 'Paris 75001'],
    ['paris 75011', 'Paris 11e arrondissement 75011'],
    ['lyon', 'Lyon 69001'],
    ['lyon 69001', 'Lyon 1er arrondissement 69001'],
    ['69001', 'Lyon 1er arrondissement 69001'],
    ['saint-denis 974', 'Saint-Denis 97400'],
    ['saint-denis 93', 'Saint-Denis 93200'],
    ['20000', 'Ajaccio 20000'],
    ['mamoudzou', 'Mamoudzou 97600'],
    ['pointe a pitre', 'Pointe-à-Pitre 97110'],
    ['fort de france', 'Fort-de-France 97200'],
    ['cayenne', 'Cayenne 97300'],
  ])('the first commune for %j is %s', async (text, expected) => {
    expect((await find(text))[0]).toBe(expected);
  });

  it('communes of that very name come before longer names, the most populous first', async () => {
    expect((await find('Saint-Denis')).slice(0, 5)).toEqual([
      'Saint-Denis 97400',
      'Saint-Denis 93200',
      'Saint-Denis 11310',
      'Saint-Denis 30500',
      'Saint-Denis-en-Val 45560',
    ]);
  });

  it('a divided city comes before all of its arrondissements, which are in the order of their numbers', async () => {
    const ordinals = (city: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${city} ${index + 1}${index === 0 ? 'er' : 'e'} arrondissement`);
    const names = async (text: string) => (await find(text)).map((label) => label.replace(/ \d{5}$/, ''));
    expect((await names('lyon')).slice(0, 10)).toEqual(['Lyon', ...ordinals('Lyon', 9)]);
    expect((await names('par')).slice(0, 21)).toEqual(['Paris', ...ordinals('Paris', 20)]);
    expect((await names('par')).length).toBeLessThanOrEqual(20 + 8);
  });

  it('a later word of the name, after names that begin so', async () => {
    expect(await find('clemenciat')).toEqual(["L'Abergement-Clémenciat 01400"]);
    const roses = await find('rose');
    expect(roses.indexOf("L'Haÿ-les-Roses 94240")).toBeGreaterThan(
      roses.findIndex((answer) => answer.startsWith('Rose')),
    );
  });

  it.each(['', '   ', '?!', 'zzz', '99999'])('nothing for %j', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  it('no more than eight communes are returned', async () => {
    expect(await find('saint')).toHaveLength(8);
  });

  it('only the towns are loaded when they fill the answer', async () => {
    const read: string[] = [];
    const fresh = new StaticCommuneDirectory(async (file) => {
      read.push(file);
      return readCommuneFile(file);
    });
    await find('saint', fresh);
    await find('35', fresh);
    expect(read).toEqual(['towns.json']);
  });

  it('the first eight answers are those of a search of the whole list', async () => {
    const records = COMMUNE_PARTS.flatMap(({ file }) => parseCommunePart(readCommuneFile(file)));
    const names = records.filter((_, index) => index % 397 === 0).map(({ name }) => name);
    const texts = names.flatMap((name) => [name, name.slice(0, 2), name.slice(0, 5), name.split(' ').at(-1) ?? name]);
    for (const text of [...texts, '59', '62', '673', '97', 'saint 29', 'la 44', 'st', 'sainte']) {
      const whole = matchCommunes(records, readCommuneQuery(text)).sort(byRankThenPopulation).slice(0, 8);
      const shape = whole.map(({ commune, rank }) => [rank, commune.population]);
      const result = await directory.find(text);
      const found = result.ok ? result.value.slice(0, 8) : [];
      const ranks = new Map(whole.map(({ commune, rank }) => [commune.code, rank]));
      expect(
        found.map(({ code, population }) => [ranks.get(code), population]),
        text,
      ).toEqual(shape);
    }
  });
});

describe('StaticCommuneDirectory without its files', () => {
  it('a failed load is reported, and the next call loads again', async () => {
    let online = false;
    const flaky = new StaticCommuneDirectory(async (file) => {
      if (!online) throw new TypeError('offline');
      return readCommuneFile(file);
    });
    expect(await flaky.find('lyon')).toEqual({ ok: false, failure: 'unavailable' });
    expect(await flaky.nearest({ latitude: 45.76, longitude: 4.84 })).toEqual({ ok: false, failure: 'unavailable' });
    online = true;
    expect((await find('lyon', flaky))[0]).toBe('Lyon 69001');
  });

  it('towns that are already loaded are found', async () => {
    const cut = new StaticCommuneDirectory(async (file) => {
      if (file !== 'towns.json') throw new TypeError('offline');
      return readCommuneFile(file);
    });
    expect((await find('villeurbanne', cut))[0]).toBe('Villeurbanne 69100');
  });

  it.each([
    ['a page instead of the list', '<!doctype html>'],
    ['nothing', null],
    ['a missing column', { names: 'Lyon' }],
    [
      'columns of unequal length',
      {
        departments: '69 123',
        names: 'Lyon\nBron',
        postalCodes: '',
        populations: '',
        corners: '',
        latitudes: '',
        longitudes: '',
      },
    ],
    [
      'a text where a number belongs',
      {
        departments: '69 123',
        names: 'Lyon',
        postalCodes: '001',
        populations: 'many',
        corners: '45000 4000',
        latitudes: 'AA',
        longitudes: 'AA',
      },
    ],
    [
      'a position that is not a number',
      {
        departments: '69 123',
        names: 'Lyon',
        postalCodes: '001',
        populations: '1',
        corners: '45000 4000',
        latitudes: '??',
        longitudes: 'AA',
      },
    ],
  ])('a file that holds %s is refused', async (_, content) => {
    expect(await new StaticCommuneDirectory(async () => content).find('lyon')).toEqual({
      ok: false,
      failure: 'unavailable',
    });
  });
});

describe('StaticCommuneDirectory.nearest', () => {
  it.each([
    [48.39, -4.49, 'Brest'],
    [43.71, 7.26, 'Nice'],
    [41.92, 8.73, 'Ajaccio'],
    [-21.34, 55.47, 'Saint-Pierre'],
    [48.893, 2.344, 'Paris 18e arrondissement'],
    [45.7675, 4.835, 'Lyon 1er arrondissement'],
    [48.098, -4.208, 'Locronan'],
    [46.515, 4.677, 'Taizé'],
  ])('the commune nearest to %d, %d is %s', async (latitude, longitude, name) => {
    const result = await directory.nearest({ latitude, longitude });
    expect(result.ok && result.value.name).toBe(name);
  });

  it('the nearest town is found when the list of small communes cannot be loaded', async () => {
    const towns = new StaticCommuneDirectory(async (file) => {
      if (file !== 'towns.json') throw new TypeError('offline');
      return readCommuneFile(file);
    });
    const result = await towns.nearest({ latitude: 46.515, longitude: 4.677 });
    expect(result.ok && result.value.name).toBe('Cluny');
  });
});
