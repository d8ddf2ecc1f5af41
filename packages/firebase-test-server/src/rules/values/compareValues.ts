import type { RulesValue } from '../RulesValue';
import { RulesError } from './RulesError';
import { typeNameOf } from './typeNameOf';

const isNumber = (value: RulesValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

const order = <Value extends bigint | number | string>(left: Value, right: Value): number =>
  left < right ? -1 : left > right ? 1 : 0;

const compareObjects = (left: RulesValue, right: RulesValue): number | null => {
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') return null;
  if (left.kind === 'timestamp' && right.kind === 'timestamp') return order(left.nanoseconds, right.nanoseconds);
  if (left.kind === 'duration' && right.kind === 'duration') return order(left.nanoseconds, right.nanoseconds);
  if (left.kind === 'bytes' && right.kind === 'bytes') return Buffer.compare(left.bytes, right.bytes);
  return null;
};

/** Negative, zero or positive; null if rules cannot order such values. NaN has no order. */
export const orderOfValues = (left: RulesValue, right: RulesValue): number | null => {
  if (Number.isNaN(left) || Number.isNaN(right)) return NaN;
  if (typeof left === 'bigint' && typeof right === 'bigint') return order(left, right);
  if (isNumber(left) && isNumber(right)) return order(Number(left), Number(right));
  // By UTF-16 units, where queries sort by code points.
  if (typeof left === 'string' && typeof right === 'string') return order(left, right);
  return compareObjects(left, right);
};

/** As `orderOfValues`, but throws RulesError if there is no order. */
export const compareValues = (left: RulesValue, right: RulesValue): number => {
  const result = orderOfValues(left, right);
  if (result === null) throw new RulesError(`cannot compare ${typeNameOf(left)} with ${typeNameOf(right)}`);
  return result;
};
