import { expect, test } from 'vitest';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { displayedValue, isCounted, measurableValue } from '../../../../src/domain/search/matching/fieldValues';
import { findCategory } from '../../../../src/domain/listings/catalogue/categories';
import { matchesFilters } from '../../../../src/domain/search/matching/matchesFilters';
import { effectiveSort, noCriteria, type SearchCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { DAY } from '../../../../src/domain/shared/Instant';
import { aListing, lyon, nantes, NOON } from '../../../support/builders/aListing';

const matches = (criteria: Partial<SearchCriteria>, changes: Partial<Listing> = {}, now = NOON) =>
  matchesFilters({ ...noCriteria, ...criteria }, aListing(changes), now);

const pro: Listing['seller'] = { name: 'Cycles', kind: 'professional', memberSince: 0 };
const photo = { id: 'p', width: 1, height: 1 };

test.each<[string, Partial<SearchCriteria>, Partial<Listing>, Partial<Listing>]>([
  ['a family', { family: 'maison' }, { categoryId: 'jardin' }, { categoryId: 'velos' }],
  [
    'a family, whatever became of the category',
    { family: 'maison' },
    { categoryId: 'linge' },
    { categoryId: 'disparue' },
  ],
  ['a category', { categoryId: 'jardin' }, { categoryId: 'jardin' }, { categoryId: 'linge' }],
  [
    'a category rather than its family',
    { family: 'vehicules', categoryId: 'jardin' },
    { categoryId: 'jardin' },
    { categoryId: 'velos' },
  ],
  ['offers', { kind: 'offer' }, { kind: 'offer' }, { kind: 'wanted' }],
  ['a seniority', { seniority: 12 }, { seller: pro }, { seller: { ...pro, memberSince: NOON - 300 * DAY } }],
  ['professionals', { seller: 'professional' }, { seller: pro }, {}],
  [
    'a lowest price',
    { price: { minimum: 100 } },
    { price: { kind: 'amount', euros: 100 } },
    { price: { kind: 'amount', euros: 99 } },
  ],
  [
    'a highest price',
    { price: { maximum: 100 } },
    { price: { kind: 'gift' } },
    { price: { kind: 'amount', euros: 101 } },
  ],
  [
    'a price, which « sur demande » has not',
    { price: { minimum: 0 } },
    { price: { kind: 'gift' } },
    { price: { kind: 'on-request' } },
  ],
  ['gifts', { giftOnly: true }, { price: { kind: 'gift' } }, { price: { kind: 'amount', euros: 1 } }],
  [
    'gifts, even by their price',
    { giftOnly: true },
    { price: { kind: 'amount', euros: 0 } },
    { price: { kind: 'on-request' } },
  ],
  ['a photo', { withPhoto: true }, { photos: [photo] }, { photos: [] }],
  [
    'delivery',
    { delivery: true },
    { handover: { inPerson: true, delivery: true } },
    { handover: { inPerson: true, delivery: false } },
  ],
  ['what is not reserved', { hideReserved: true }, { state: 'online' }, { state: 'reserved' }],
  ['a place', { place: { ...nantes, radiusKm: 5 } }, { location: nantes }, { location: lyon }],
  [
    'any of some choices',
    { categoryId: 'velos', fields: { bicycleType: { kind: 'any-of', values: ['vtt', 'ville'] } } },
    { fields: { bicycleType: 'ville' } },
    { fields: { bicycleType: 'route' } },
  ],
  [
    'a text in other letters',
    { categoryId: 'velos', fields: { brand: { kind: 'any-of', values: ['Citroën'] } } },
    { fields: { brand: ' CITROEN ' } },
    { fields: {} },
  ],
  [
    'a range',
    { categoryId: 'velos', fields: { battery: { kind: 'range', minimum: 400 } } },
    { fields: { battery: 400 } },
    { fields: { battery: 399 } },
  ],
  [
    'a range of years',
    { categoryId: 'velos', fields: { first: { kind: 'range', minimum: 2015, maximum: 2016 } } },
    { fields: { first: '2016-12' } },
    { fields: { first: '2017-01' } },
  ],
  [
    'a range, which words have not',
    { categoryId: 'velos', fields: { first: { kind: 'range', maximum: 2016 } } },
    { fields: { first: '2016-12' } },
    { fields: { first: 'bientôt' } },
  ],
  [
    'a flag',
    { categoryId: 'velos', fields: { electric: { kind: 'set' } } },
    { fields: { electric: true } },
    { fields: { electric: false } },
  ],
])(
  'a filter by %s includes a listing that matches and excludes one that does not',
  (_, criteria, included, excluded) => {
    expect([matches(criteria, included), matches(criteria, excluded)]).toEqual([true, false]);
  },
);

test('filters without values exclude nothing', () => {
  expect(
    matches({ categoryId: 'velos', fields: { brand: { kind: 'any-of', values: [] }, battery: { kind: 'range' } } }),
  ).toBe(true);
  expect(matches({ fields: { electric: { kind: 'set' } } })).toBe(true);
});

test.each<[Listing['state'], boolean]>([
  ['online', true],
  ['reserved', true],
  ['sold', false],
  ['paused', false],
])('a listing %s is found: %s', (state, found) => {
  expect(matches({}, { state })).toBe(found);
});

test('a listing is found until it expires', () => {
  expect([
    matches({}, { expiresAt: NOON + 1 }),
    matches({}, { expiresAt: NOON }),
    matches({}, {}, NOON + 61 * DAY),
  ]).toEqual([true, false, false]);
});

test('a text is counted under the spelling that its field suggests', () => {
  const brand = findCategory('voitures')?.fields.find(({ id }) => id === 'brand');
  if (brand?.kind !== 'text') throw new Error('no brand');
  expect([' peugeot ', 'CITROEN', 'Trabant'].map((value) => displayedValue(brand, value))).toEqual([
    'Peugeot',
    'Citroën',
    'Trabant',
  ]);
  expect(displayedValue({ ...brand, kind: 'text' }, 'peugeot')).toBe('Peugeot');
  expect(displayedValue({ id: 'plain', label: 'Sans', kind: 'text', maximumLength: 9 }, 'x')).toBe('x');
  expect(displayedValue({ id: 'c', label: 'C', kind: 'choice', choices: [] }, 'bon-etat')).toBe('bon-etat');
});

test('choices, texts and flags that are filters are counted', () => {
  const counted = findCategory('velos')
    ?.fields.filter(isCounted)
    .map(({ id }) => id);
  expect(counted).toEqual(['bicycleType', 'frameSize', 'electric', 'condition']);
});

test('numbers and years are compared by ranges', () => {
  expect([measurableValue(4.5), measurableValue('2016-12'), measurableValue('?')]).toEqual([4.5, 2016, null]);
});

test.each<[Partial<SearchCriteria>, SearchCriteria['sort']]>([
  [{ query: ' ' }, 'date'],
  [{ query: 'vélo' }, 'relevance'],
  [{ sort: 'distance' }, 'date'],
  [{ sort: 'distance', place: { ...nantes, radiusKm: 5 } }, 'distance'],
  [{ sort: 'price-up' }, 'price-up'],
])('the results of %j are sorted by %s', (criteria, sort) => {
  expect(effectiveSort({ ...noCriteria, ...criteria })).toBe(sort);
});

test('listings « sur demande » are found without a price filter', () => {
  expect(matches({}, { price: { kind: 'on-request' } })).toBe(true);
});
