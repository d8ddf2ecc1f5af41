import fc from 'fast-check';
import { expect, test } from 'vitest';
import { criteriaFromEntries } from '../../../src/domain/search/criteria/criteriaFromEntries';
import { criteriaToEntries } from '../../../src/domain/search/criteria/criteriaToEntries';
import {
  MAXIMUM_QUERY_LENGTH,
  noCriteria,
  type FieldFilter,
  type SearchCriteria,
} from '../../../src/domain/search/criteria/SearchCriteria';
import { lyon } from '../../support/builders/aListing';
import { anyCriteria } from './anyCriteria';

const written = (changes: Partial<SearchCriteria>) =>
  criteriaToEntries({ ...noCriteria, ...changes })
    .map((entry) => entry.join('='))
    .join('&');
const read = (address: string) =>
  criteriaFromEntries(
    address
      .split('&')
      .map((entry): [string, string] => [entry.split('=')[0] ?? '', entry.split('=').slice(1).join('=')]),
  );

test.each<[string, Partial<SearchCriteria>]>([
  ['', {}],
  ['q=vélo ', { query: 'vélo ' }],
  ['famille=vehicules', { family: 'vehicules' }],
  ['categorie=voitures', { categoryId: 'voitures' }],
  ['type=demande', { kind: 'wanted' }],
  ['type=offre&vendeur=pro', { kind: 'offer', seller: 'professional' }],
  ['vendeur=particulier', { seller: 'private' }],
  ['anciennete=3', { seniority: 3 }],
  ['vendeur=pro&anciennete=12', { seller: 'professional', seniority: 12 }],
  ['anciennete=36&prix_max=50', { seniority: 36, price: { maximum: 50 } }],
  ['prix_min=0&prix_max=500', { price: { minimum: 0, maximum: 500 } }],
  ['prix_max=99999999', { price: { maximum: 99_999_999 } }],
  ['don=1&photo=1&livraison=1', { giftOnly: true, withPhoto: true, delivery: true }],
  ['q=vélo&titre=1&sans_reservees=1', { query: 'vélo', titleOnly: true, hideReserved: true }],
  ['lieu=69123~Lyon~69001~45.764~4.8357', { place: { ...lyon, radiusKm: 30 } }],
  ['lieu=69123~Lyon~69001~45.764~4.8357&rayon=5&tri=distance', { place: { ...lyon, radiusKm: 5 }, sort: 'distance' }],
  ['tri=prix-croissant', { sort: 'price-up' }],
  ['tri=prix-decroissant', { sort: 'price-down' }],
  ['tri=date', { sort: 'date' }],
  [
    'categorie=voitures&f_brand=Audi,BMW&f_mileage=..90000',
    {
      categoryId: 'voitures',
      fields: { mileage: { kind: 'range', maximum: 90_000 }, brand: { kind: 'any-of', values: ['Audi', 'BMW'] } },
    },
  ],
  ['categorie=velos&f_electric=1', { categoryId: 'velos', fields: { electric: { kind: 'set' } } }],
  [
    'categorie=nautisme&f_length=6.5..',
    { categoryId: 'nautisme', fields: { length: { kind: 'range', minimum: 6.5 } } },
  ],
  [
    'categorie=nautisme&f_length=6.25..7.125',
    { categoryId: 'nautisme', fields: { length: { kind: 'range', minimum: 6.25, maximum: 7.125 } } },
  ],
  [
    'categorie=voitures&f_brand=a%2Cb%25',
    { categoryId: 'voitures', fields: { brand: { kind: 'any-of', values: ['a,b%'] } } },
  ],
])('the URL « %s » and its criteria are converted both ways', (address, changes) => {
  expect(written(changes)).toBe(address);
  expect(read(address)).toEqual({ ...noCriteria, ...changes });
});

test.each<[string, Partial<SearchCriteria>]>([
  ['a blank query', { query: '  ' }],
  [
    'filters without values',
    { categoryId: 'voitures', fields: { brand: { kind: 'any-of', values: [] }, mileage: { kind: 'range' } } },
  ],
  ['fields without a category', { fields: { brand: { kind: 'any-of', values: ['Audi'] } } }],
])('the URL leaves out %s', (_, changes) => {
  expect(written(changes)).toBe(changes.categoryId === undefined ? '' : `categorie=${changes.categoryId}`);
});

test('the URL leaves out the family that a category implies', () => {
  expect(written({ family: 'vehicules', categoryId: 'voitures' })).toBe('categorie=voitures');
  expect(read('famille=maison&categorie=voitures')).toEqual({ ...noCriteria, categoryId: 'voitures' });
});

test('the URL has equal values in one order, whatever their case', () => {
  const brands = (...values: string[]) =>
    written({ categoryId: 'voitures', fields: { brand: { kind: 'any-of', values } } });
  expect(brands('Volvo', 'audi', 'Audi', 'Kia')).toBe('categorie=voitures&f_brand=Audi,audi,Kia,Volvo');
  expect(brands('Audi', 'Kia', 'Volvo', 'audi')).toBe('categorie=voitures&f_brand=Audi,audi,Kia,Volvo');
});

test('the URL has the filters of a category in one order, whichever was set first', () => {
  const brand: FieldFilter = { kind: 'any-of', values: ['Audi'] };
  const fuel: FieldFilter = { kind: 'any-of', values: ['essence'] };
  const mileage: FieldFilter = { kind: 'range', maximum: 90_000 };
  for (const fields of [
    { brand, fuel, mileage },
    { mileage, fuel, brand },
    { fuel, mileage, brand },
  ]) {
    expect(written({ categoryId: 'voitures', fields })).toBe(
      'categorie=voitures&f_brand=Audi&f_fuel=essence&f_mileage=..90000',
    );
  }
});

test.each([
  'q=   ',
  'famille=nulle-part',
  'categorie=rien',
  'type=autre',
  'vendeur=',
  'anciennete=24',
  'prix_min=-5',
  'prix_max=cent',
  'prix_max=100000000',
  'don=oui',
  'photo=0',
  'titre=oui',
  'sans_reservees=0',
  'tri=hasard',
  'rayon=10',
  'lieu=Lyon',
  'lieu=69123~Lyon~69001~45.764',
  'lieu=69123~Lyon~69001~95~4.8',
  'lieu=69123~Lyon~69001~45~200',
  'lieu=69123~ ~69001~45~4',
  'lieu=69123~Lyon~6900~45~4',
  'lieu=xx~Lyon~69001~45~4',
  'lieu=69123~Lyon~69001~~4',
  'lieu=69123~Lyon~69001~4e~4',
  'f_brand=Audi',
  'inconnu=1',
])('the entry « %s » is ignored', (address) => {
  expect(read(address)).toEqual(noCriteria);
});

test.each([
  'f_mileage=..',
  'f_mileage=dix..',
  'f_brand=',
  'f_brand=, ,',
  'f_sunroof=1',
  'f_model=Clio',
  'f_mileage=1',
  'f_mileage=1...2',
])('the filter « %s » is ignored for cars', (entry) => {
  expect(read(`categorie=voitures&${entry}`)).toEqual({ ...noCriteria, categoryId: 'voitures' });
});

test('a flag that is not set is ignored', () => {
  expect(read('categorie=velos&f_electric=0').fields).toEqual({});
});

test.each(['0', '501', '5.5', ''])('the default radius replaces %j', (radius) => {
  expect(read(`lieu=69123~Lyon~69001~45.764~4.8357&rayon=${radius}`).place?.radiusKm).toBe(30);
});

test('the first of two equal keys counts, and a long query is cut', () => {
  expect(
    criteriaFromEntries([
      ['q', 'un'],
      ['q', 'deux'],
    ]).query,
  ).toBe('un');
  expect(read(`q=${'a'.repeat(MAXIMUM_QUERY_LENGTH + 1)}`).query).toHaveLength(MAXIMUM_QUERY_LENGTH);
});

test('any criteria survive their URL, and have one URL', () => {
  fc.assert(
    fc.property(anyCriteria, (criteria) => {
      const entries = criteriaToEntries(criteria);
      const back = criteriaFromEntries(entries);
      expect(sorted(back)).toEqual(sorted(criteria));
      expect(criteriaToEntries(back)).toEqual(entries);
    }),
  );
});

test('any entries are criteria whose URL is stable', () => {
  const key = fc.constantFrom(
    'q',
    'famille',
    'categorie',
    'prix_min',
    'lieu',
    'rayon',
    'tri',
    'anciennete',
    'f_brand',
    'f_mileage',
    'x',
  );
  const value = fc.oneof(fc.string(), fc.constantFrom('voitures', 'maison', '12', '36', 'date', '1..2', 'a,b'));
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value)), (entries) => {
      const once = criteriaToEntries(criteriaFromEntries(entries));
      expect(criteriaToEntries(criteriaFromEntries(once))).toEqual(once);
    }),
  );
});

/** The order in which values are ticked does not matter. */
function sorted(criteria: SearchCriteria): SearchCriteria {
  const fields = Object.entries(criteria.fields).map(([id, filter]): [string, FieldFilter] => [
    id,
    filter.kind === 'any-of' ? { ...filter, values: [...filter.values].sort() } : filter,
  ]);
  return { ...criteria, fields: Object.fromEntries(fields) };
}
