import { describe, expect, test } from 'vitest';
import { assertIndexed } from '../../../src/firestore/queries/assertIndexed';
import type { FirestoreIndexes, IndexedField } from '../../../src/firestore/queries/FirestoreIndexes';
import { planQuery } from '../../../src/firestore/queries/QueryPlan';
import type { FieldOperator, FilterProto, OrderProto, StructuredQueryProto } from '../../../src/firestore/protocol';

const ascending = (fieldPath: string): IndexedField => ({ fieldPath, order: 'ASCENDING' });
const descending = (fieldPath: string): IndexedField => ({ fieldPath, order: 'DESCENDING' });

const composite = (...fields: IndexedField[]): FirestoreIndexes => ({
  indexes: [{ collectionGroup: 'listings', queryScope: 'COLLECTION', fields }],
});

const where = (fieldPath: string, op: FieldOperator, ...values: string[]): FilterProto => {
  const [value = {}, ...more] = values.map((stringValue) => ({ stringValue }));
  const list = { arrayValue: { values: [value, ...more] } };
  return { fieldFilter: { field: { fieldPath }, op, value: more.length > 0 ? list : value } };
};
const all = (...filters: FilterProto[]): FilterProto => ({ compositeFilter: { op: 'AND', filters } });
const any = (...filters: FilterProto[]): FilterProto => ({ compositeFilter: { op: 'OR', filters } });
const by = (fieldPath: string, direction: OrderProto['direction'] = 'ASCENDING'): OrderProto => ({
  field: { fieldPath },
  direction,
});

const colour = where('facets.colour', 'EQUAL', 'red');
const words = where('words.velo', 'EQUAL', 'true');
const dear = where('price', 'GREATER_THAN', '5');
const tagged = where('tags', 'ARRAY_CONTAINS', 'new');

function isServed(query: StructuredQueryProto, indexes: FirestoreIndexes = {}, allDescendants = false): boolean {
  const plan = planQuery({ from: [{ collectionId: 'listings', allDescendants }], ...query }, '');
  try {
    assertIndexed(plan, indexes);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
    return false;
  }
}

describe('without any index of our own', () => {
  test.each([
    ['all of a collection', {}],
    ['one equality', { where: colour }],
    ['many equalities, merged', { where: all(colour, words, where('a', 'EQUAL', '1')) }],
    ['equalities and array-contains, merged', { where: all(colour, words, tagged) }],
    ['in, as alternatives of an equality', { where: all(words, where('state', 'IN', 'online', 'sold')) }],
    ['array-contains-any', { where: where('tags', 'ARRAY_CONTAINS_ANY', 'new', 'red') }],
    ['or of equalities', { where: any(colour, words) }],
    ['equalities, last names first', { where: all(colour, words), orderBy: [by('__name__', 'DESCENDING')] }],
    ['a range of one field', { where: all(dear, where('price', 'LESS_THAN', '9')) }],
    ['one order', { orderBy: [by('price', 'DESCENDING')] }],
    ['one order, and names the same way', { orderBy: [by('price', 'DESCENDING'), by('__name__', 'DESCENDING')] }],
    ['an order by what equals a constant', { where: all(colour, words), orderBy: [by('facets.colour')] }],
    ['a range of names beside equalities', { where: all(colour, where('__name__', 'GREATER_THAN', 'a')) }],
    ['one not-equal', { where: where('price', 'NOT_EQUAL', '5') }],
  ] satisfies [string, StructuredQueryProto][])('%s needs no composite index', (_name, query) => {
    expect(isServed(query)).toBe(true);
  });

  test.each([
    ['an equality beside a range', { where: all(colour, dear) }],
    ['an equality beside an order', { where: colour, orderBy: [by('price')] }],
    ['ranges of two fields', { where: all(dear, where('size', 'LESS_THAN', '9')) }],
    ['orders by two fields', { orderBy: [by('price'), by('size')] }],
    ['one order, and names the other way', { orderBy: [by('price', 'DESCENDING'), by('__name__')] }],
    ['array-contains beside an order', { where: tagged, orderBy: [by('price')] }],
    ['all, last names first', { orderBy: [by('__name__', 'DESCENDING')] }],
    ['array-contains, last names first', { where: tagged, orderBy: [by('__name__', 'DESCENDING')] }],
    ['an or of which one side lacks its index', { where: any(colour, all(words, dear)) }],
  ] satisfies [string, StructuredQueryProto][])('%s needs a composite index', (_name, query) => {
    expect(isServed(query)).toBe(false);
  });

  test('the error names the missing index', () => {
    const plan = planQuery({ from: [{ collectionId: 'listings' }], where: all(colour, dear) }, '');
    expect(() => assertIndexed(plan, {})).toThrow(
      'The query requires an index on listings: facets.colour, price ASCENDING, __name__ ASCENDING.',
    );
  });
});

describe('a composite index', () => {
  const sorted = { where: colour, orderBy: [by('price', 'DESCENDING')] };

  test('a composite index serves the equalities before its final order', () => {
    expect(isServed(sorted, composite(ascending('facets.colour'), descending('price')))).toBe(true);
    expect(isServed(sorted, composite(ascending('facets.colour'), descending('price'), descending('__name__')))).toBe(
      true,
    );
  });

  test('a composite index serves neither the other direction nor another order nor more equalities', () => {
    expect(isServed(sorted, composite(ascending('facets.colour'), ascending('price')))).toBe(false);
    expect(isServed(sorted, composite(descending('price'), ascending('facets.colour')))).toBe(false);
    expect(
      isServed({ ...sorted, where: all(colour, words) }, composite(ascending('facets.colour'), descending('price'))),
    ).toBe(false);
    expect(isServed(sorted, composite(ascending('facets.colour'), ascending('state'), descending('price')))).toBe(
      false,
    );
  });

  test('a composite index is merged with another one of the same ending', () => {
    const { indexes: one = [] } = composite(ascending('facets.colour'), descending('price'));
    const { indexes: other = [] } = composite(ascending('words.velo'), descending('price'));
    expect(isServed({ ...sorted, where: all(colour, words) }, { indexes: [...one, ...other] })).toBe(true);
  });

  test('a composite index serves array-contains', () => {
    const indexes = composite({ fieldPath: 'tags', arrayConfig: 'CONTAINS' }, ascending('price'));
    expect(isServed({ where: tagged, orderBy: [by('price')] }, indexes)).toBe(true);
  });

  test('a composite index serves its own collection and scope only', () => {
    const indexes = composite(ascending('facets.colour'), descending('price'));
    expect(isServed({ from: [{ collectionId: 'cards' }], ...sorted }, indexes)).toBe(false);
    expect(isServed(sorted, indexes, true)).toBe(false);
  });
});

describe('an override', () => {
  const without: FirestoreIndexes = {
    fieldOverrides: [{ collectionGroup: 'listings', fieldPath: 'facets', indexes: [] }],
  };

  test('an override removes the indexes of a map and of everything in it', () => {
    expect(isServed({ where: colour }, without)).toBe(false);
    expect(isServed({ where: words }, without)).toBe(true);
  });

  test('an override of a field restores its index within an exempt map', () => {
    const indexes = [{ order: 'ASCENDING', queryScope: 'COLLECTION' }] as const;
    const back = { collectionGroup: 'listings', fieldPath: 'facets.colour', indexes };
    expect(isServed({ where: colour }, { fieldOverrides: [...(without.fieldOverrides ?? []), back] })).toBe(true);
  });

  test('an override may apply to all fields', () => {
    const nothing = { collectionGroup: 'listings', fieldPath: '*', indexes: [] };
    expect(isServed({ where: words }, { fieldOverrides: [nothing] })).toBe(false);
  });

  test('a query over a collection group needs an override even for one field', () => {
    const indexes = [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }] as const;
    const scope = { collectionGroup: 'listings', fieldPath: 'price', indexes };
    expect(isServed({}, {}, true)).toBe(true);
    expect(isServed({ where: dear }, {}, true)).toBe(false);
    expect(isServed({ where: dear }, { fieldOverrides: [scope] }, true)).toBe(true);
  });
});

test('a query may have at most thirty disjunctions', () => {
  const listed = (field: string, count: number) =>
    where(field, 'IN', ...Array.from({ length: count }, (_, at) => `${field}${at}`));
  const asking = (a: number, b: number) =>
    planQuery({ from: [{ collectionId: 'listings' }], where: all(listed('a', a), listed('b', b)) }, '');
  assertIndexed(asking(5, 6), {});
  expect(() => assertIndexed(asking(5, 7), {})).toThrow('at most 30 disjunctions');
});

test('a query may have at most a hundred filters and sort orders in disjunctive normal form', () => {
  const values = Array.from({ length: 25 }, (_, at) => `a${at}`);
  const asking = (equalities: number) =>
    planQuery(
      {
        from: [{ collectionId: 'listings' }],
        where: all(
          where('a', 'IN', ...values),
          ...Array.from({ length: equalities }, (_, at) => where(`f${at}`, 'EQUAL', 'yes')),
        ),
      },
      '',
    );
  assertIndexed(asking(3), {});
  expect(() => assertIndexed({ ...asking(3), statedOrders: [{ field: ['__name__'], descending: false }] }, {})).toThrow(
    'at most 100 filters',
  );
  expect(() => assertIndexed(asking(4), {})).toThrow('at most 100 filters');
});
