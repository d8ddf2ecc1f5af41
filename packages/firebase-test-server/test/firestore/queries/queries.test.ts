import { describe, expect, test } from 'vitest';
import { protoValueOf, type PlainValue } from '../../../src/firestore/values/plainDocument';
import { anEngine, from, pathsOf } from '../../support/anEngine';
import type {
  AggregationProto,
  FieldOperator,
  FilterProto,
  OrderProto,
  StructuredQueryProto,
} from '../../../src/firestore/protocol';

const engine = anEngine({
  documents: {
    'listings/a': { price: 10, tags: ['new', 'red'], facets: { colour: 'red' } },
    'listings/b': { price: 30, tags: ['red'], facets: { colour: 'blue' } },
    'listings/c': { price: 20, tags: [], facets: { colour: 'red' } },
    'listings/d': { price: null, tags: 'new' },
    'listings/e': { price: '10' },
    'listings/f': { title: 'vélo' },
    'listings/a/notes/x': { at: 1 },
    'users/u/notes/y': { at: 2 },
    'notes/z': { at: 3 },
  },
  indexes: {
    indexes: [
      {
        collectionGroup: 'listings',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'facets.colour', order: 'ASCENDING' },
          { fieldPath: 'price', order: 'ASCENDING' },
        ],
      },
    ],
    fieldOverrides: [
      { collectionGroup: 'notes', fieldPath: 'at', indexes: [{ order: 'DESCENDING', queryScope: 'COLLECTION_GROUP' }] },
    ],
  },
});

const where = (fieldPath: string, op: FieldOperator, value: PlainValue): FilterProto => ({
  fieldFilter: { field: { fieldPath }, op, value: protoValueOf(value) },
});
const unary = (fieldPath: string, op: 'IS_NULL' | 'IS_NOT_NULL' | 'IS_NAN' | 'IS_NOT_NAN'): FilterProto => ({
  unaryFilter: { field: { fieldPath }, op },
});
const all = (...filters: FilterProto[]): FilterProto => ({ compositeFilter: { op: 'AND', filters } });
const any = (...filters: FilterProto[]): FilterProto => ({ compositeFilter: { op: 'OR', filters } });
const by = (fieldPath: string, direction: OrderProto['direction'] = 'ASCENDING'): OrderProto => ({
  field: { fieldPath },
  direction,
});
const named = (id: string) => ({ referenceValue: `projects/p/databases/(default)/documents/listings/${id}` });

const idsOf = (query: StructuredQueryProto): string =>
  pathsOf(engine.query(from('listings', query), '', null))
    .map((path) => path.split('/').at(-1))
    .join('');

describe('filters', () => {
  test.each([
    ['==', where('price', 'EQUAL', 10), 'a'],
    ['!=', where('price', 'NOT_EQUAL', 10), 'cbe'],
    ['<', where('price', 'LESS_THAN', 20), 'a'],
    ['<=', where('price', 'LESS_THAN_OR_EQUAL', 20), 'ac'],
    ['>', where('price', 'GREATER_THAN', 10), 'cb'],
    ['>=', where('price', 'GREATER_THAN_OR_EQUAL', 10), 'acb'],
    ['in', where('price', 'IN', [30, 10, 99]), 'ab'],
    ['not-in', where('price', 'NOT_IN', [30, 10]), 'ce'],
    ['not-in with null finds nothing', where('price', 'NOT_IN', [30, null]), ''],
    ['array-contains', where('tags', 'ARRAY_CONTAINS', 'new'), 'a'],
    ['array-contains-any', where('tags', 'ARRAY_CONTAINS_ANY', ['new', 'red']), 'ab'],
    ['== on a part of a map', where('facets.colour', 'EQUAL', 'red'), 'ac'],
    ['== null', unary('price', 'IS_NULL'), 'd'],
    ['!= null', unary('price', 'IS_NOT_NULL'), 'acbe'],
    ['== NaN', unary('price', 'IS_NAN'), ''],
    ['!= NaN', unary('price', 'IS_NOT_NAN'), 'acbe'],
    ['and', all(where('facets.colour', 'EQUAL', 'red'), where('tags', 'ARRAY_CONTAINS', 'red')), 'a'],
    ['or', any(where('price', 'EQUAL', 20), where('title', 'EQUAL', 'vélo')), 'cf'],
    [
      'an equality beside an inequality',
      all(where('facets.colour', 'EQUAL', 'red'), where('price', 'GREATER_THAN', 5)),
      'ac',
    ],
  ])('%s', (_name, filter, expected) => {
    expect(idsOf({ where: filter })).toBe(expected);
  });

  test('a query filters document names like a field', () => {
    const field = { fieldPath: '__name__' };
    const list = { arrayValue: { values: [named('c'), named('a'), named('none')] } };
    expect(idsOf({ where: { fieldFilter: { field, op: 'EQUAL', value: named('b') } } })).toBe('b');
    expect(idsOf({ where: { fieldFilter: { field, op: 'IN', value: list } } })).toBe('ac');
    expect(idsOf({ where: { fieldFilter: { field, op: 'GREATER_THAN', value: named('d') } } })).toBe('ef');
  });

  test('an empty filter is refused', () => {
    expect(() => idsOf({ where: {} })).toThrow('A filter is empty');
  });
});

describe('order', () => {
  test('documents are sorted by name by default', () => {
    expect(idsOf({})).toBe('abcdef');
  });

  test('an order omits documents without the field, and sorts values of all kinds', () => {
    expect(idsOf({ orderBy: [by('price')] })).toBe('dacbe');
    expect(idsOf({ orderBy: [by('price', 'DESCENDING')] })).toBe('ebcad');
  });

  test('equal documents are sorted by name, in the direction of the last order', () => {
    expect(idsOf({ orderBy: [by('facets.colour')] })).toBe('bac');
    expect(idsOf({ orderBy: [by('facets.colour', 'DESCENDING')] })).toBe('cab');
  });
});

describe('limits and cursors', () => {
  const prices = [protoValueOf(20)];

  test.each([
    ['limit', { limit: 2 }, 'ab'],
    ['limit in a wrapper', { limit: { value: 1 } }, 'a'],
    ['offset', { offset: 4, limit: 9 }, 'ef'],
    ['startAt', { orderBy: [by('price')], startAt: { values: prices, before: true } }, 'cbe'],
    ['startAfter', { orderBy: [by('price')], startAt: { values: prices } }, 'be'],
    ['endAt', { orderBy: [by('price')], endAt: { values: prices } }, 'dac'],
    ['endBefore', { orderBy: [by('price')], endAt: { values: prices, before: true } }, 'da'],
    ['startAfter, descending', { orderBy: [by('price', 'DESCENDING')], startAt: { values: prices } }, 'ad'],
    ['startAfter a name', { orderBy: [by('__name__')], startAt: { values: [named('b')] }, limit: 2 }, 'cd'],
    [
      'startAfter a document',
      { orderBy: [by('facets.colour')], startAt: { values: [protoValueOf('red'), named('a')] } },
      'c',
    ],
  ] satisfies [string, StructuredQueryProto, string][])('%s', (_name, query, expected) => {
    expect(idsOf(query)).toBe(expected);
  });
});

describe('where a query looks', () => {
  const group = (parent: string, allDescendants: boolean) =>
    pathsOf(engine.query({ from: [{ collectionId: 'notes', allDescendants }] }, parent, null));

  test('a query over a collection reads only below its parent', () => {
    expect(group('listings/a', false)).toEqual(['listings/a/notes/x']);
    expect(group('', false)).toEqual(['notes/z']);
    expect(group('nobody/here', false)).toEqual([]);
  });

  test('a query over a collection group reads at any depth below its parent', () => {
    expect(group('', true)).toEqual(['listings/a/notes/x', 'notes/z', 'users/u/notes/y']);
    expect(group('projects/p/databases/(default)/documents/users/u', true)).toEqual(['users/u/notes/y']);
  });

  test('a collection group is sorted across all its collections', () => {
    const query = {
      from: [{ collectionId: 'notes', allDescendants: true }],
      orderBy: [by('at', 'DESCENDING')],
      limit: 2,
    };
    expect(pathsOf(engine.query(query, '', null))).toEqual(['notes/z', 'users/u/notes/y']);
  });

  test('a query over several collections is refused', () => {
    expect(() => engine.query({ from: [{ collectionId: 'a' }, { collectionId: 'b' }] }, '', null)).toThrow(
      'one collection',
    );
  });
});

test('a selection returns the named fields only', () => {
  const [found] = engine.query(
    from('listings', { select: { fields: [{ fieldPath: 'facets.colour' }] }, limit: 1 }),
    '',
    null,
  );
  expect(found?.fields).toEqual({ facets: protoValueOf({ colour: 'red' }) });
});

describe('aggregations', () => {
  const figures = (aggregations: AggregationProto[], collectionId = 'listings') =>
    engine.aggregate({ structuredQuery: from(collectionId), aggregations }, '', null);
  const price = { field: { fieldPath: 'price' } };

  test('a count stops at its upper limit', () => {
    expect(figures([{ alias: 'n', count: {} }])).toEqual({ n: { integerValue: '6' } });
    expect(figures([{ count: { upTo: '4' } }])).toEqual({ field_1: { integerValue: '4' } });
  });

  test('sum and average cover the documents that have the field', () => {
    expect(
      figures([
        { alias: 's', sum: price },
        { alias: 'a', avg: price },
        { alias: 'n', count: {} },
      ]),
    ).toEqual({
      s: { integerValue: '60' },
      a: { doubleValue: 20 },
      n: { integerValue: '5' },
    });
  });

  test('the sum of no documents is 0 and their average null', () => {
    expect(figures([{ alias: 'n', count: {} }], 'nothing')).toEqual({ n: { integerValue: '0' } });
    expect(figures([{ alias: 'a', avg: price }], 'nothing')).toEqual({ a: { nullValue: null } });
  });
});
