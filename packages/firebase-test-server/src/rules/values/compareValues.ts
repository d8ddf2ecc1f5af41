import type { RulesValue } from '../RulesValue';
import { RulesError } from './RulesError';
import { typeNameOf } from './typeNameOf';

const isNumber = (value: RulesValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

const order = (left: bigint | number, right: bigint | number): number => (left < right ? -1 : left > right ? 1 : 0);

const compareObjects = (left: RulesValue, right: RulesValue): number | null => {
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') return null;
  if (left.kind === 'timestamp' && right.kind === 'timestamp') return order(left.nanoseconds, right.nanoseconds);
  if (left.kind === 'duration' && right.kind === 'duration') return order(left.nanoseconds, right.nanoseconds);
  return null;
};

/** Negative, zero or positive; null if rules cannot order such values. NaN has no order. */
export const orderOfValues = (left: RulesValue, right: RulesValue): number | null => {
  if (Number.isNaN(left) || Number.isNaN(right)) return NaN;
  if (isNumber(left) && isNumber(right)) return order(left, right);
  if (typeof left === 'string' && typeof right === 'string')
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  return compareObjects(left, right);
};

/** As `orderOfValues`, but throws RulesError if there is no order. */
export const compareValues = (left: RulesValue, right: RulesValue): number => {
  const result = orderOfValues(left, right);
  if (result === null) throw new RulesError(`cannot compare ${typeNameOf(left)} with ${typeNameOf(right)}`);
  return result;
};
