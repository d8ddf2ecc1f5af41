import { listOf, mapOf } from '../RulesValue';
import type { RulesValue } from '../RulesValue';

/** The value of a token's claim: whole numbers are ints; what is not JSON becomes null. */
export const rulesValueOfJson = (value: unknown): RulesValue => {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return listOf(value.map(rulesValueOfJson));
  if (typeof value !== 'object' || value === null) return null;
  return mapOf(Object.fromEntries(Object.entries(value).map(([name, field]) => [name, rulesValueOfJson(field)])));
};
