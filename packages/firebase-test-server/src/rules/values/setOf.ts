import type { RulesSet, RulesValue } from '../RulesValue';
import { setIncludes } from './includesValue';

/** A set of these items, without duplicates. */
export const setOf = (items: readonly RulesValue[]): RulesSet => {
  const distinct: RulesValue[] = [];
  for (const item of items) if (!setIncludes(distinct, item)) distinct.push(item);
  return { kind: 'set', items: distinct };
};
