import { expect, test } from 'vitest';
import { criteriaToEntries } from '../../../../src/domain/search/criteria/criteriaToEntries';
import { noCriteria, type SearchCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { activeFilters } from '../../../../src/presentation/search/filters/activeFilters';
import { filterText } from '../../../../src/presentation/search/filters/filterText';
import { nantes } from '../../../support/builders/aListing';

const everything: SearchCriteria = {
  query: 'break',
  titleOnly: true,
  categoryId: 'voitures',
  kind: 'offer',
  seller: 'private',
  seniority: 12,
  price: { minimum: 1000 },
  giftOnly: true,
  withPhoto: true,
  delivery: true,
  hideReserved: true,
  fields: {
    brand: { kind: 'any-of', values: ['BMW'] },
    firstRegistration: { kind: 'range', minimum: 2015, maximum: 2020 },
    mileage: { kind: 'range', maximum: 100_000 },
    seats: { kind: 'any-of', values: ['5', '7+'] },
  },
  place: { ...nantes, radiusKm: 50 },
  sort: 'date',
};

const plain = (text: string) => text.replace(/\s/g, ' ');

test('each filter has a short label', () => {
  expect(activeFilters(everything).map((filter) => plain(filterText(filter)))).toEqual([
    'Voitures',
    'Nantes, 50 km',
    'Prix : à partir de 1 000 €',
    'Dons uniquement',
    'BMW',
    '1re mise en circulation : 2015 – 2020',
    'Kilométrage : jusqu’à 100 000 km',
    'Places : 5',
    'Places : 7+',
    'Offres',
    'Particuliers',
    'Membre depuis plus d’1 an',
    'Avec photo',
    'Livraison possible',
    'Sans les réservées',
    'Titre seulement',
  ]);
});

test('a flag says its field, a range of one value that value', () => {
  const criteria: SearchCriteria = {
    ...noCriteria,
    categoryId: 'velos',
    fields: { electric: { kind: 'set' } },
    price: { minimum: 5, maximum: 5 },
  };
  expect(activeFilters(criteria).map((filter) => plain(filterText(filter)))).toEqual([
    'Vélos',
    'Prix : 5 €',
    'Assistance électrique',
  ]);
});

test('the label of a place names an arrondissement in its short form', () => {
  const place = { ...nantes, communeName: 'Lyon 3e arrondissement', radiusKm: 30 };
  expect(activeFilters({ ...noCriteria, place }).map((filter) => plain(filterText(filter)))).toEqual([
    'Lyon 3e, 30 km',
  ]);
});

test('taken away one after the other, the filters leave the words', () => {
  let criteria = everything;
  for (let [first] = activeFilters(criteria); first !== undefined; [first] = activeFilters(criteria))
    criteria = first.without;
  expect(criteriaToEntries(criteria)).toEqual([
    ['q', 'break'],
    ['tri', 'date'],
  ]);
});

test('a category is given up for its family, and a family for all', () => {
  const [category] = activeFilters({ ...noCriteria, categoryId: 'motos' });
  expect(category?.without).toStrictEqual({ ...noCriteria, family: 'vehicules' });
  const [family] = activeFilters({ ...noCriteria, family: 'vehicules' });
  expect(family?.without).toStrictEqual(noCriteria);
});

test('words and order are no filters', () => {
  expect(activeFilters({ ...noCriteria, query: 'vélo', sort: 'price-up' })).toEqual([]);
});
