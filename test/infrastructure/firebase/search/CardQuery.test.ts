import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardFlag } from '../../../../src/infrastructure/firebase/cards/cardFlags';
import {
  type CardCondition,
  countDisjunctions,
  countFilters,
  MAXIMUM_DISJUNCTIONS,
  MAXIMUM_FILTERS,
  meets,
  withinLimits,
} from '../../../../src/infrastructure/firebase/search/CardQuery';

const flag = fc.integer({ min: 0, max: 9 }).map((key): CardFlag => ({ map: 'facets', key: String(key) }));
const conjunction = fc.array(flag, { minLength: 1, maxLength: 3 });
const conditions: fc.Arbitrary<CardCondition> = fc.record({
  all: fc.array(flag, { maxLength: 12 }),
  anyOf: fc.array(fc.array(conjunction, { minLength: 1, maxLength: 40 }), { maxLength: 3 }),
});

test('a condition becomes queries within both limits of Firestore that together find the same cards', () => {
  fc.assert(
    fc.property(conditions, fc.uniqueArray(fc.integer({ min: 0, max: 9 })), (condition, keys) => {
      const has = ({ key }: CardFlag) => keys.includes(Number(key));
      const queries = withinLimits({ collection: 'cardsByDate', descending: false, ...condition });
      for (const query of queries) {
        expect(countDisjunctions(query)).toBeLessThanOrEqual(MAXIMUM_DISJUNCTIONS);
        expect(countFilters(query)).toBeLessThanOrEqual(MAXIMUM_FILTERS);
      }
      expect(queries.some((query) => meets(has, query))).toBe(meets(has, condition));
    }),
    { numRuns: 60 },
  );
});

test('the filters of a condition are counted in disjunctive normal form', () => {
  const on = (key: string): CardFlag => ({ map: 'words', key });
  expect(countFilters({ all: [on('a'), on('b')], anyOf: [] })).toBe(2);
  expect(
    countFilters({
      all: [on('a')],
      anyOf: [
        [[on('b')], [on('c'), on('d')]],
        [[on('e')], [on('f')]],
      ],
    }),
  ).toBe(14);
});
