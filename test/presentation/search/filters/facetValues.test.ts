import { expect, test } from 'vitest';
import { choiceField, textField } from '../../../../src/domain/listings/catalogue/commonFields';
import { facetValues, firstFacetValues } from '../../../../src/presentation/search/filters/facetValues';

const gearbox = choiceField('gearbox', 'Boîte', ['Manuelle', 'Automatique']);
const brand = textField('brand', 'Marque', { suggestions: ['Peugeot', 'Renault'] });

test('a choice keeps its own order, with those that leave nothing', () => {
  expect(facetValues(gearbox, ['automatique'], { automatique: 4 })).toEqual([
    { value: 'manuelle', label: 'Manuelle', isChosen: false, count: 0 },
    { value: 'automatique', label: 'Automatique', isChosen: true, count: 4 },
  ]);
});

test('a text proposes what listings have, the most frequent first, then by name', () => {
  const values = facetValues(brand, [], { Renault: 2, 'Équipe 3': 1, Dacia: 1, Zoé: 1 });
  expect(values.map(({ label }) => label)).toEqual(['Renault', 'Dacia', 'Équipe 3', 'Zoé']);
});

test('a chosen text stays, found or not, in the spelling that is proposed', () => {
  expect(facetValues(brand, ['peugeot', 'Lada'], { Renault: 2 })).toMatchObject([
    { value: 'Renault', count: 2 },
    { value: 'Lada', isChosen: true, count: 0 },
    { value: 'Peugeot', isChosen: true, count: 0 },
  ]);
});

test('before anything is counted, a text proposes the usual values', () => {
  expect(facetValues(brand, [], null)).toMatchObject([
    { value: 'Peugeot', count: null },
    { value: 'Renault', count: null },
  ]);
});

test('the first few come with the chosen ones', () => {
  const values = facetValues(brand, ['d'], { a: 4, b: 3, c: 2, d: 1 });
  expect(firstFacetValues(values, 2).map(({ value }) => value)).toEqual(['a', 'b', 'd']);
});
