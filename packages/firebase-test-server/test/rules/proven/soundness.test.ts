import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeCondition } from '../judgeCondition';
import type { ProvenFieldFilter, ProvenFilter, ProvenOperator } from '../../../src/rules/ProvenResource';
import { listOf, mapOf } from '../../../src/rules/RulesValue';
import type { RulesMap, RulesValue } from '../../../src/rules/RulesValue';
import { areEqual } from '../../../src/rules/values/areEqual';
import { orderOfValues } from '../../../src/rules/values/compareValues';
import { demandItems } from '../../../src/rules/values/demand';
import { listIncludes } from '../../../src/rules/values/includesValue';

const scalars = [null, true, 1n, 2n, 2.5, 3n, 'a', 'b'] as const;
const lists = [[], [1n], ['a', 'b'], [1n, 2n]].map(listOf);
const values: readonly RulesValue[] = [...scalars, ...lists];

/** One document for each value of the field, and one without the field. */
const documentsWith = (name: string, some: readonly RulesValue[]): readonly Readonly<Record<string, RulesValue>>[] => [
  {},
  ...some.map((value) => ({ [name]: value })),
];

const documents: readonly RulesMap[] = documentsWith('a', values).flatMap((a) =>
  documentsWith('b', [1n, 'a']).map((b) => mapOf({ ...a, ...b })),
);

const finds = ({ operator, value }: ProvenFieldFilter, found: RulesValue): boolean => {
  const order = orderOfValues(found, value);
  switch (operator) {
    case '==':
      return areEqual(found, value);
    case '!=':
      return !areEqual(found, value);
    case '<':
      return order !== null && order < 0;
    case '<=':
      return order !== null && order <= 0;
    case '>':
      return order !== null && order > 0;
    case '>=':
      return order !== null && order >= 0;
    case 'in':
      return listIncludes(demandItems(value), found);
    case 'not-in':
      return !listIncludes(demandItems(value), found);
    case 'array-contains':
      return lists.some((list) => list === found) && listIncludes(demandItems(found), value);
    case 'array-contains-any':
      return (
        lists.some((list) => list === found) &&
        demandItems(value).some((item) => listIncludes(demandItems(found), item))
      );
  }
};

const matches = (filter: ProvenFilter, document: RulesMap): boolean => {
  if ('anyOf' in filter) return filter.anyOf.some((group) => group.every((inner) => matches(inner, document)));
  const found = document.fields.get(filter.field.join('.'));
  return found !== undefined && finds(filter, found);
};

const takingLists: ReadonlySet<ProvenOperator> = new Set(['in', 'not-in', 'array-contains-any']);
const operators = fc.constantFrom<ProvenOperator>(
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  'not-in',
  'array-contains',
  'array-contains-any',
);

const fieldFilters: fc.Arbitrary<ProvenFilter> = operators.chain((operator) =>
  fc.record({
    field: fc.constantFrom(['a'], ['b']),
    operator: fc.constant(operator),
    value: takingLists.has(operator)
      ? fc.array(fc.constantFrom(...scalars), { minLength: 1, maxLength: 2 }).map(listOf)
      : fc.constantFrom<RulesValue>(...scalars),
  }),
);

const filters = fc.oneof(
  { weight: 4, arbitrary: fieldFilters },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.array(fieldFilters, { maxLength: 2 }), { minLength: 1, maxLength: 2 })
      .map((anyOf) => ({ anyOf })),
  },
);

const field = fc.constantFrom('resource.data.a', 'resource.data.b');
const literal = fc.constantFrom('null', 'true', '1', '2', '2.5', '3', "'a'", "'b'", '[1, 2]');
const tests = fc.oneof(
  fc.tuple(field, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), literal).map((parts) => parts.join(' ')),
  fc.tuple(literal, fc.constantFrom('==', '<', '>='), field).map((parts) => parts.join(' ')),
  fc
    .tuple(field, fc.constantFrom('string', 'number', 'list', 'map', 'bool'))
    .map(([name, type]) => `${name} is ${type}`),
  fc.tuple(literal, field).map(([value, name]) => `${value} in ${name}`),
  fc.constantFrom(
    "'a' in resource.data",
    "resource.data.keys().hasAll(['a', 'b'])",
    "resource.data.keys().hasAny(['a', 'c'])",
    'resource.data.a.hasAny([1])',
    "resource.data.a.hasAll(['a'])",
    "resource.data.get('a', 1) == 1",
    'resource.data != null',
    "resource.data.keys().hasOnly(['a'])",
    'resource.data.a.size() == 1',
    'resource.data.a in [1, 2]',
  ),
);

const conditions = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    tests,
    tie('condition').map((inner) => `!(${inner})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map(([a, operator, b]) => `(${a} ${operator} ${b})`),
  ),
})).condition;

const path = ['databases', '(default)', 'documents', 'things'];

it('no allowed query finds a document that may not be read alone', () => {
  let [queriesAllowed, documentsFound] = [0, 0];
  fc.assert(
    fc.property(conditions, fc.array(filters, { maxLength: 3 }), (condition, proven) => {
      if (!judgeCondition(condition, { method: 'list', path, resource: { proven } }).allowed) return;
      queriesAllowed += 1;
      for (const data of documents.filter((document) => proven.every((filter) => matches(filter, document)))) {
        documentsFound += 1;
        expect(judgeCondition(condition, { resource: { name: 'things/one', data } })).toEqual({ allowed: true });
      }
    }),
    { numRuns: 5000, seed: 2026 },
  );
  expect(queriesAllowed).toBeGreaterThan(200);
  expect(documentsFound).toBeGreaterThan(200);
});
