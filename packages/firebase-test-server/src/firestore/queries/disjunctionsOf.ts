import { EngineError } from '../EngineError';
import type { Condition, FieldCondition } from './condition';

const most = 30;

/**
 * The disjunctive normal form: a document matches when all comparisons of one of the groups hold. `in` and
 * `array-contains-any` count as alternatives. Throws INVALID_ARGUMENT for more than 30 groups, Firestore's limit.
 */
export function disjunctionsOf(condition: Condition): readonly (readonly FieldCondition[])[] {
  switch (condition.kind) {
    case 'field':
      return bounded(alternativesOf(condition).map((alternative) => [alternative]));
    case 'or':
      return bounded(condition.conditions.flatMap(disjunctionsOf));
    case 'and':
      return condition.conditions.map(disjunctionsOf).reduce(product, [[]]);
  }
}

type Groups = readonly (readonly FieldCondition[])[];

const product = (left: Groups, right: Groups): Groups =>
  bounded(left.flatMap((group) => right.map((other) => [...group, ...other])));

function alternativesOf(condition: FieldCondition): readonly FieldCondition[] {
  const values = condition.value.arrayValue?.values ?? [];
  if (condition.operator === 'in') return values.map((value) => ({ ...condition, operator: '==', value }));
  if (condition.operator === 'array-contains-any') {
    return values.map((value) => ({ ...condition, operator: 'array-contains', value }));
  }
  return [condition];
}

function bounded(groups: Groups): Groups {
  if (groups.length <= most) return groups;
  throw new EngineError('INVALID_ARGUMENT', `A query has at most ${most} disjunctions; this one has ${groups.length}.`);
}
