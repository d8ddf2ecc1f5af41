import type { ProtoValue } from '../../rules/rulesValueOf';
import { compareValues, equalValues } from '../values/compareValues';
import type { Condition, FieldCondition } from './condition';
import { fieldAt } from './fieldPath';
import type { StoredDocument } from '../values/StoredDocument';
import { kindOf } from '../values/valueKind';

/** Whether the document satisfies the condition. */
export function matches(condition: Condition, document: StoredDocument): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.conditions.every((inner) => matches(inner, document));
    case 'or':
      return condition.conditions.some((inner) => matches(inner, document));
    case 'field':
      return matchesField(condition, document);
  }
}

/** The value that a filter or an order compares; that of `__name__` is the document's reference. */
export function valueIn(document: StoredDocument, field: readonly string[]): ProtoValue | undefined {
  if (field[0] === '__name__') return { referenceValue: document.path };
  return fieldAt(document.fields, field);
}

function matchesField({ field, operator, value: wanted }: FieldCondition, document: StoredDocument): boolean {
  const value = valueIn(document, field);
  if (value === undefined) return false;
  const list = wanted.arrayValue?.values ?? [];
  switch (operator) {
    case '==':
      return equalValues(value, wanted);
    case '!=':
      return !isNull(value) && !equalValues(value, wanted);
    case 'in':
      return list.some((item) => equalValues(value, item));
    case 'not-in':
      return !isNull(value) && !list.some((item) => isNull(item) || equalValues(value, item));
    case 'array-contains':
      return containsAny(value, [wanted]);
    case 'array-contains-any':
      return containsAny(value, list);
    default:
      return kindOf(value) === kindOf(wanted) && isOrdered(operator, compareValues(value, wanted));
  }
}

function isOrdered(operator: '<' | '<=' | '>' | '>=', order: number): boolean {
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

const isNull = (value: ProtoValue): boolean => kindOf(value) === 'null';

const containsAny = ({ arrayValue }: ProtoValue, wanted: readonly ProtoValue[]): boolean =>
  arrayValue?.values?.some((item) => wanted.some((one) => equalValues(item, one))) ?? false;
