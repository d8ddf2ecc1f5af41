import type { RulesValue } from '../RulesValue';
import { areAlike, areIdentical } from './areEqual';

/** Whether a list has the value. */
export const listIncludes = (items: readonly RulesValue[], value: RulesValue): boolean =>
  items.some((item) => areIdentical(item, value));

/** Whether a set has the value. */
export const setIncludes = (items: readonly RulesValue[], value: RulesValue): boolean =>
  items.some((item) => areAlike(item, value));
