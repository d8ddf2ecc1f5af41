import { describe, expect, test } from 'vitest';
import { communeOfText } from '../../../../src/domain/search/sentence/communeOfText';
import type { PlacePhrase } from '../../../../src/domain/search/sentence/placePhrases';
import { aCommune } from '../../../support/builders/aCommune';

const third = aCommune({ code: '69383', name: 'Lyon 3e Arrondissement', postalCodes: ['69003'] });
const first = aCommune({ code: '69381', name: 'Lyon 1er Arrondissement', postalCodes: ['69001'] });
const nantes = aCommune();
const known = [nantes, first, third];

function named(text: string, found = known, phrase: Partial<PlacePhrase> = {}) {
  const place = { from: 0, candidates: [], isDoubtful: false, isPostalCode: false, ...phrase };
  return communeOfText({ text, end: 1, radiusKm: null }, place, found);
}

describe('the commune that a text names', () => {
  test.each([
    ['Nantes', nantes],
    ['nantes', nantes],
    ['Nant', undefined],
    ['Lyon 3e arrondissement', third],
    ['lyon 3ème', third],
    ['Lyon 3', third],
    ['lyon 1er', first],
    ['lyon 4e', undefined],
    ['Lyon', undefined],
  ])('the text « %s » is the whole name of a commune, however it is written, or none', (text, expected) => {
    expect(named(text)).toBe(expected);
  });

  test.each([
    ['St-Étienne', 'Saint-Étienne'],
    ['ste marie', 'Sainte-Marie'],
    ['l’isle adam', "L'Isle-Adam"],
  ])('the text « %s » names %s', (text, name) => {
    const commune = aCommune({ name });
    expect(named(text, [commune])).toBe(commune);
  });

  test.each([
    ['Lyon 69003', third],
    ['lyon 69001', first],
    ['Lyon 69009', undefined],
    ['Nantes 69003', undefined],
    ['Nantes 44000', nantes],
    ['Lyon 3 69003', undefined],
  ])('the text « %s », a name with a postal code, names the commune that has both', (text, expected) => {
    expect(named(text)).toBe(expected);
  });

  test('a postal code alone is the first commune that has it', () => {
    expect(named('69001', known, { isPostalCode: true })).toBe(first);
    expect(named('44300', known, { isPostalCode: true })).toBe(nantes);
    expect(named('75001', known, { isPostalCode: true })).toBeUndefined();
  });

  test('after a word that says many other things, a commune of fewer than 5,000 people needs a capital letter', () => {
    const [village, town] = [aCommune({ population: 4999 }), aCommune({ population: 5000 })];
    expect(named('nantes', [village], { isDoubtful: true })).toBeUndefined();
    expect(named('Nantes', [village], { isDoubtful: true })).toBe(village);
    expect(named('nantes', [town], { isDoubtful: true })).toBe(town);
    expect(named('nantes', [village])).toBe(village);
  });
});
