import fc from 'fast-check';
import type { Field } from '../../../src/domain/listings/catalogue/Field';
import { categories, families } from '../../../src/domain/listings/catalogue/categories';
import { SENIORITIES } from '../../../src/domain/listings/sellerSeniority';
import { isMeasured } from '../../../src/domain/search/matching/fieldValues';
import {
  noCriteria,
  RADIUS_CHOICES_KM,
  type FieldFilter,
  type NumberRange,
  type PlaceFilter,
  type SearchCriteria,
} from '../../../src/domain/search/criteria/SearchCriteria';

/** Any search that the screens can ask for. */
export const anyCriteria: fc.Arbitrary<SearchCriteria> = fc
  .record({
    query: fc.oneof(
      fc.constantFrom('', 'vélo', 'canape -cuir', 'iphone13 ', 'table de n'),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    ),
    kind: maybe(fc.constantFrom('offer', 'wanted')),
    seller: maybe(fc.constantFrom('private', 'professional')),
    seniority: maybe(fc.constantFrom(...SENIORITIES)),
    price: anyRange(5000),
    giftOnly: fc.boolean(),
    withPhoto: fc.boolean(),
    delivery: fc.boolean(),
    hideReserved: fc.boolean(),
    titleOnly: fc.boolean(),
    place: maybe(anyPlace()),
    sort: fc.constantFrom('relevance', 'date', 'price-up', 'price-down', 'distance'),
    scope: fc.oneof(
      fc.constant<Scope>({}),
      fc.constantFrom(...families).map(({ id }): Scope => ({ family: id })),
      fc
        .constantFrom(...categories)
        .chain(({ id, fields }) => anyFilters(fields).map((filters): Scope => ({ categoryId: id, fields: filters }))),
    ),
  })
  .map(({ query, kind, seller, seniority, place, scope, ...others }) => ({
    ...noCriteria,
    ...others,
    ...scope,
    query: query.trim() === '' ? '' : query,
    ...(kind && { kind }),
    ...(seller && { seller }),
    ...(seniority && { seniority }),
    ...(place && { place }),
  }));

type Scope = Partial<Pick<SearchCriteria, 'family' | 'categoryId' | 'fields'>>;

function maybe<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(arbitrary, { nil: undefined });
}

function anyRange(largest: number): fc.Arbitrary<NumberRange> {
  const end = maybe(fc.nat(largest));
  return fc.tuple(end, end).map(([minimum, maximum]) => ({
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  }));
}

function anyFilters(fields: readonly Field[]): fc.Arbitrary<SearchCriteria['fields']> {
  const choices = fields
    .filter(({ filter }) => filter)
    .map((field) => fc.tuple(fc.constant(field.id), maybe(anyFilter(field))));
  return fc
    .tuple(...choices)
    .map((pairs) => Object.fromEntries(pairs.flatMap(([id, filter]) => (filter === undefined ? [] : [[id, filter]]))));
}

function anyFilter(field: Field): fc.Arbitrary<FieldFilter> {
  if (field.kind === 'flag') return fc.constant({ kind: 'set' });
  if (isMeasured(field))
    return anyRange(3000)
      .filter((range) => Object.keys(range).length > 0)
      .map((range) => ({ kind: 'range', ...range }));
  const values =
    field.kind === 'choice'
      ? field.choices.map(({ value }) => value)
      : ['Peugeot', 'a, b', '100%', '%2C', ...('suggestions' in field ? (field.suggestions ?? []) : [])];
  return fc
    .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
    .map((some) => ({ kind: 'any-of', values: some }));
}

function anyPlace(): fc.Arbitrary<PlaceFilter> {
  return fc.record({
    communeCode: fc.constantFrom('69123', '2A004', '44109'),
    communeName: fc.constantFrom('Lyon', 'L’Haÿ-les-Roses', 'Saint-Étienne du Bois'),
    postalCode: fc.constantFrom('69001', '20000', '97400'),
    latitude: anyDegrees(-21, 51),
    longitude: anyDegrees(-61, 55),
    radiusKm: fc.constantFrom(...RADIUS_CHOICES_KM),
  });
}

/** Adding 0 makes 0 of -0, which no address spells. */
function anyDegrees(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true }).map((degrees) => degrees + 0);
}
