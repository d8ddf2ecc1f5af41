import type { RulesValue } from '../RulesValue';
import { areEqual } from './areEqual';

export const includesValue = (items: readonly RulesValue[], value: RulesValue): boolean =>
  items.some((item) => areEqual(item, value));
