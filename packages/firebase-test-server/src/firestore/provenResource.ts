import type { ProvenFilter, ProvenResource } from '../rules/ProvenResource';
import { rulesValueOf } from '../rules/rulesValueOf';
import type { Condition } from './queries/condition';

/** What the filters of a query say about every document that it may return: all that rules may use. */
export const provenResource = (condition: Condition): ProvenResource => ({ proven: provenBy(condition) });

function provenBy(condition: Condition): readonly ProvenFilter[] {
  switch (condition.kind) {
    case 'field':
      return [{ field: condition.field, operator: condition.operator, value: rulesValueOf(condition.value) }];
    case 'and':
      return condition.conditions.flatMap(provenBy);
    case 'or':
      return [{ anyOf: condition.conditions.map(provenBy) }];
  }
}
