import type { ProvenOperator } from '../../rules/ProvenResource';
import type { ProtoValue } from '../../rules/rulesValueOf';
import { EngineError } from '../EngineError';
import { fieldPathSegments } from './fieldPath';
import type { FieldOperator, FilterProto } from '../protocol';

export interface FieldCondition {
  readonly kind: 'field';
  /** ['__name__'] is the document itself. */
  readonly field: readonly string[];
  readonly operator: ProvenOperator;
  /** A list for `in`, `not-in` and `array-contains-any`. */
  readonly value: ProtoValue;
}

export interface CompositeCondition {
  readonly kind: 'and' | 'or';
  readonly conditions: readonly Condition[];
}

/** The condition of a filter; unary filters become comparisons with null or NaN. */
export type Condition = FieldCondition | CompositeCondition;

const operators: Readonly<Record<FieldOperator, ProvenOperator>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  IN: 'in',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
};

const nothing: ProtoValue = { nullValue: null };
const notANumber: ProtoValue = { doubleValue: 'NaN' };

const unary = {
  IS_NULL: { operator: '==', value: nothing },
  IS_NOT_NULL: { operator: '!=', value: nothing },
  IS_NAN: { operator: '==', value: notANumber },
  IS_NOT_NAN: { operator: '!=', value: notANumber },
} as const;

export function conditionOf(filter: FilterProto | undefined): Condition {
  if (filter === undefined) return { kind: 'and', conditions: [] };
  const { fieldFilter, unaryFilter, compositeFilter } = filter;
  if (fieldFilter !== undefined) {
    const { field, op, value } = fieldFilter;
    return { kind: 'field', field: fieldPathSegments(field.fieldPath), operator: operators[op], value };
  }
  if (unaryFilter !== undefined) {
    return { kind: 'field', field: fieldPathSegments(unaryFilter.field.fieldPath), ...unary[unaryFilter.op] };
  }
  if (compositeFilter !== undefined) {
    const conditions = (compositeFilter.filters ?? []).map(conditionOf);
    return { kind: compositeFilter.op === 'OR' ? 'or' : 'and', conditions };
  }
  throw new EngineError('INVALID_ARGUMENT', 'A filter is empty.');
}

/** The comparisons that must hold outside all alternatives. */
export function requiredConditions(condition: Condition): readonly FieldCondition[] {
  if (condition.kind === 'field') return [condition];
  return condition.kind === 'and' ? condition.conditions.flatMap(requiredConditions) : [];
}

/** All comparisons, including those within alternatives. */
export function fieldConditions(condition: Condition): readonly FieldCondition[] {
  return condition.kind === 'field' ? [condition] : condition.conditions.flatMap(fieldConditions);
}
