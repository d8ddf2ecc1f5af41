import { formatMoment } from '../../../src/presentation/shared/format/formatMoment';
import { describe, expect, test } from 'vitest';
import { findCategory } from '../../../src/domain/listings/catalogue/categories';
import type { FieldValue } from '../../../src/domain/listings/catalogue/Field';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { cardFacts } from '../../../src/presentation/shared/cards/cardFacts';
import { fieldText } from '../../../src/presentation/shared/controls/fieldText';
import { formatDate, formatDay, formatMonth } from '../../../src/presentation/shared/format/formatDate';
import { formatDistance } from '../../../src/presentation/shared/format/formatDistance';
import { formatNumber } from '../../../src/presentation/shared/format/formatNumber';
import { formatPrice, priceSuffix } from '../../../src/presentation/shared/format/formatPrice';

describe('prices', () => {
  test.each([
    [0, '0\u00a0€'],
    [450, '450\u00a0€'],
    [1_234_567, '1\u00a0234\u00a0567\u00a0€'],
  ])('%i euros are written %s', (euros, text) => {
    expect(formatPrice({ kind: 'amount', euros })).toBe(text);
  });

  test('a gift and a price on request have names', () => {
    expect(formatPrice({ kind: 'gift' })).toBe('Don');
    expect(formatPrice({ kind: 'on-request' })).toBe('Prix sur demande');
  });

  test('a rent is by the month, a sale is not, nor is a price on request', () => {
    const price = { kind: 'amount', euros: 700 } as const;
    const fields = {};
    expect(priceSuffix({ price, categoryId: 'locations', fields })).toBe('par mois');
    expect(priceSuffix({ price, categoryId: 'bureaux-commerces', fields: { transaction: 'location' } })).toBe(
      'par mois',
    );
    expect(priceSuffix({ price, categoryId: 'bureaux-commerces', fields: { transaction: 'vente' } })).toBe('');
    expect(priceSuffix({ price, categoryId: 'velos', fields })).toBe('');
    expect(priceSuffix({ price, categoryId: 'unknown', fields })).toBe('');
    expect(priceSuffix({ price: { kind: 'on-request' }, categoryId: 'locations', fields })).toBe('');
  });
});

describe('dates', () => {
  const now = Date.parse('2025-11-20T15:30:00+01:00');
  test.each([
    ['a moment ago', now - 59_000, 'à l’instant'],
    ['in the future, by a clock that is late', now + HOUR, 'à l’instant'],
    ['a minute ago', now - MINUTE, 'il y a 1\u00a0minute'],
    ['59 minutes ago', now - 59 * MINUTE, 'il y a 59\u00a0minutes'],
    ['earlier today', Date.parse('2025-11-20T14:05:00+01:00'), 'aujourd’hui à\u00a014\u00a0h\u00a005'],
    ['just after midnight in Paris', Date.parse('2025-11-20T00:07:00+01:00'), 'aujourd’hui à\u00a00\u00a0h\u00a007'],
    ['just before midnight in Paris', Date.parse('2025-11-19T23:59:00+01:00'), 'hier à\u00a023\u00a0h\u00a059'],
    ['yesterday morning', Date.parse('2025-11-19T09:12:00+01:00'), 'hier à\u00a09\u00a0h\u00a012'],
    ['at a full hour', Date.parse('2025-11-20T09:00:00+01:00'), 'aujourd’hui à\u00a09\u00a0h'],
    ['this year', Date.parse('2025-11-03T09:12:00+01:00'), 'le 3\u00a0novembre'],
    ['the first of a month', Date.parse('2025-10-01T09:12:00+02:00'), 'le 1er\u00a0octobre'],
    ['last year', now - 365 * DAY, 'le 20\u00a0novembre 2024'],
  ])('%s', (_when, instant, text) => {
    expect(formatDate(instant, now)).toBe(text);
  });

  test('a day is given with its year', () => {
    expect(formatDay(now)).toBe('20\u00a0novembre 2025');
  });
});

test.each([
  [0.2, 'quelques\u00a0km'],
  [1.4, 'environ 1\u00a0km'],
  [1234, 'environ 1\u202f234\u00a0km'],
])('%f km away is « %s »', (kilometres, text) => {
  expect(formatDistance(kilometres)).toBe(text);
});

test.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [1000, 0, '1\u202f000'],
  [1_234_567, 0, '1\u202f234\u202f567'],
  [-1234, 0, '-1\u202f234'],
  [0.5, 0, '1'],
  [1234.56, 1, '1\u202f234,6'],
  [4.35, 1, '4,4'],
  [6.04, 1, '6'],
])('%f with at most %i decimals is written %s, as `Intl` does', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text);
  expect(new Intl.NumberFormat('fr-FR', { maximumFractionDigits: decimals }).format(value)).toBe(text);
});

test('months have the names that `Intl` gives them', () => {
  const intl = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  for (let month = 0; month < 12; month += 1) {
    expect(formatMonth(Date.UTC(2026, month, 5))).toBe(intl.format(Date.UTC(2026, month, 5)));
  }
});

describe('fields', () => {
  const fieldOf = (categoryId: string, id: string) => {
    const field = findCategory(categoryId)?.fields.find((one) => one.id === id);
    if (field === undefined) throw new Error(`${categoryId} has no field ${id}`);
    return field;
  };

  test.each<[string, string, FieldValue, string]>([
    ['voitures', 'mileage', 45_000, '45\u202f000\u00a0km'],
    ['voitures', 'firstRegistration', '2019-03', 'mars 2019'],
    ['voitures', 'firstRegistration', 'jadis', 'jadis'],
    ['voitures', 'fuel', 'electrique', 'Électrique'],
    ['voitures', 'fuel', 'charbon', 'charbon'],
    ['voitures', 'mileageNotGuaranteed', true, 'Oui'],
    ['voitures', 'mileageNotGuaranteed', false, 'Non'],
    ['voitures', 'model', 'Clio', 'Clio'],
    ['caravaning', 'year', 2015, '2015'],
    ['nautisme', 'length', 6.5, '6,5\u00a0m'],
    ['voitures', 'mileage', 'inconnu', 'inconnu'],
  ])('%s, %s: %s is « %s »', (categoryId, id, value, text) => {
    expect(fieldText(fieldOf(categoryId, id), value)).toBe(text);
  });

  test.each([
    [
      'voitures',
      { firstRegistration: '2019-03', mileage: 45_000, fuel: 'diesel', colour: 'noir' },
      ['mars 2019', '45\u202f000\u00a0km', 'Diesel'],
    ],
    [
      'velos',
      { bicycleType: 'vtt', frameSize: 'm', electric: true, condition: 'bon-etat' },
      ['VTT', 'Taille\u00a0M', 'Assistance électrique', 'Bon état'],
    ],
    ['velos', { bicycleType: 'autre', electric: false }, []],
    ['velos', { bicycleType: 'enfant', frameSize: 'enfant' }, ['Enfant']],
    [
      'locations',
      { propertyType: 'appartement', rooms: '1', furnishing: 'vide', livingArea: 24.5 },
      ['Appartement', '1\u00a0pièce', 'Vide', '24,5\u00a0m²'],
    ],
    ['colocations', { flatmates: 4 }, ['4\u00a0colocataires']],
    ['mode', { size: '42' }, ['Taille\u00a042']],
    ['unknown', { size: '42' }, []],
  ])('a card in %s shows values that are clear without a label', (categoryId, fields, facts) => {
    expect(cardFacts({ categoryId, fields })).toEqual(facts);
  });
});

test.each([
  [Date.UTC(2026, 10, 28, 13, 30), 'samedi 28\u00a0novembre à\u00a014\u00a0h\u00a030'],
  [Date.UTC(2026, 10, 1, 8, 5), 'dimanche 1er\u00a0novembre à\u00a09\u00a0h\u00a005'],
  [Date.UTC(2026, 6, 1, 22), 'jeudi 2\u00a0juillet à\u00a00\u00a0h'],
])('the moment %d is written as in a letter, in Paris: %s', (moment, text) => expect(formatMoment(moment)).toBe(text));
