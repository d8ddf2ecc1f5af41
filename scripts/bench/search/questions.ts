import { noCriteria, type SearchCriteria } from '../../../src/domain/search/criteria/SearchCriteria';

export type QuestionKind =
  | 'one word'
  | 'two words'
  | 'two words + category + price'
  | 'filters + sort'
  | 'filters + sort + radius';

export interface Question {
  readonly kind: QuestionKind;
  readonly criteria: SearchCriteria;
}

export const LIMIT = 24;

/** Queries as they are while being typed: each engine completes the last word. */
const singles = [
  'canapé',
  'velo',
  'armoire',
  'téléphone',
  'lampe',
  'guitare',
  'poussette',
  'voiture',
  'appartement',
  'perceuse',
  'robe',
  'console',
];
const pairs = [
  'canape convertible',
  'velo electrique',
  'armoire portes',
  'table basse',
  'peugeot 208',
  'iphone 13',
  'appartement t3',
  'machine coudre',
  'salon jardin',
  'guitare folk',
  'robe longue',
  'bois massif',
  'etat neuf',
  'lit bebe',
  'casque moto',
];
const narrowed: readonly (readonly [query: string, categoryId: string, minimum: number, maximum: number])[] = [
  ['canape convertible', 'ameublement', 50, 900],
  ['table basse', 'ameublement', 10, 400],
  ['velo electrique', 'velos', 100, 3000],
  ['clio renault', 'voitures', 2000, 20_000],
  ['peugeot 208', 'voitures', 2000, 30_000],
  ['iphone 13', 'telephones', 50, 900],
  ['appartement t3', 'ventes-immobilieres', 50_000, 600_000],
  ['guitare folk', 'instruments', 20, 900],
  ['robe longue', 'mode', 2, 150],
  ['tondeuse electrique', 'jardin', 10, 700],
  ['poussette bon', 'enfants', 5, 300],
  ['bois massif', 'ameublement', 10, 900],
];
const filtered: readonly Partial<SearchCriteria>[] = [
  { categoryId: 'voitures', price: { maximum: 12_000 }, sort: 'price-up' },
  { categoryId: 'ameublement', price: { minimum: 20, maximum: 300 }, withPhoto: true, sort: 'price-down' },
  { family: 'maison', delivery: true, sort: 'date' },
  { kind: 'offer', seller: 'private', price: { maximum: 50 }, sort: 'price-up' },
  { categoryId: 'telephones', withPhoto: true, delivery: true, sort: 'date' },
  { family: 'vehicules', seller: 'professional', sort: 'price-down' },
];

const around = (radiusKm: number): Pick<SearchCriteria, 'place'> => ({
  place: {
    communeCode: '69123',
    communeName: 'Lyon',
    postalCode: '69001',
    latitude: 45.758,
    longitude: 4.8351,
    radiusKm,
  },
});
const local: readonly Partial<SearchCriteria>[] = [
  { ...around(30), query: 'velo' },
  { ...around(100), query: 'canape convertible', sort: 'distance' },
  { ...around(50), sort: 'date' },
  { ...around(200), categoryId: 'voitures', price: { maximum: 12_000 }, sort: 'price-up' },
  { ...around(30), family: 'maison', delivery: true, sort: 'distance' },
  { ...around(100), kind: 'offer', seller: 'private', withPhoto: true, sort: 'price-down' },
];

export const questions: readonly Question[] = [
  ...singles.map((query): Question => ({ kind: 'one word', criteria: { ...noCriteria, query } })),
  ...pairs.map((query): Question => ({ kind: 'two words', criteria: { ...noCriteria, query } })),
  ...narrowed.map(([query, categoryId, minimum, maximum]): Question => ({
    kind: 'two words + category + price',
    criteria: { ...noCriteria, query, categoryId, price: { minimum, maximum } },
  })),
  ...filtered.map((changes): Question => ({ kind: 'filters + sort', criteria: { ...noCriteria, ...changes } })),
  ...local.map((changes): Question => ({ kind: 'filters + sort + radius', criteria: { ...noCriteria, ...changes } })),
];
