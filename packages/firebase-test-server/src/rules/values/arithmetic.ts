import { durationOf, timestampOf } from '../RulesValue';
import type { RulesValue } from '../RulesValue';
import { RulesError } from './RulesError';
import { typeNameOf } from './typeNameOf';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

const greatest = 2n ** 63n - 1n;

/** As Java converts a float: to the nearest 64-bit integer, 0 for what is not a number. */
export const wholeOf = (value: number): bigint => {
  if (Number.isNaN(value)) return 0n;
  if (Math.abs(value) < 2 ** 63) return BigInt(value);
  return value > 0 ? greatest : -greatest - 1n;
};

const inRange = (value: bigint): bigint => {
  if (BigInt.asIntN(64, value) !== value) throw new RulesError('the result does not fit into 64 bits');
  return value;
};

const integers = (operator: ArithmeticOperator, left: bigint, right: bigint): bigint => {
  if (right === 0n && (operator === '/' || operator === '%')) throw new RulesError('division by zero');
  switch (operator) {
    case '+':
      return inRange(left + right);
    case '-':
      return inRange(left - right);
    case '*':
      return inRange(left * right);
    case '/':
      return inRange(left / right);
    case '%':
      return left % right;
  }
};

const floats = (operator: ArithmeticOperator, left: number, right: number): number => {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
};

const isNumber = (value: RulesValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

const nanosecondsOf = (value: RulesValue, kind: 'timestamp' | 'duration'): bigint | null =>
  typeof value === 'object' && value?.kind === kind ? value.nanoseconds : null;

/** Of a timestamp and a duration, two durations, or two timestamps. */
const times = (operator: '+' | '-', left: RulesValue, right: RulesValue): RulesValue | undefined => {
  const length = nanosecondsOf(right, 'duration');
  const moment = nanosecondsOf(left, 'timestamp');
  const leftLength = nanosecondsOf(left, 'duration');
  const rightMoment = nanosecondsOf(right, 'timestamp');
  const apply = (a: bigint, b: bigint): bigint => (operator === '+' ? a + b : a - b);
  if (moment !== null && length !== null) return timestampOf(apply(moment, length));
  if (leftLength !== null && length !== null) return durationOf(apply(leftLength, length));
  if (operator === '+' && leftLength !== null && rightMoment !== null) return timestampOf(leftLength + rightMoment);
  if (operator === '-' && moment !== null && rightMoment !== null) return durationOf(moment - rightMoment);
  return undefined;
};

/** An int with an int stays an int, division included; with a float both become floats. */
export const calculate = (operator: ArithmeticOperator, left: RulesValue, right: RulesValue): RulesValue => {
  if (typeof left === 'bigint' && typeof right === 'bigint') return integers(operator, left, right);
  if (isNumber(left) && isNumber(right)) return floats(operator, Number(left), Number(right));
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  const time = operator === '+' || operator === '-' ? times(operator, left, right) : undefined;
  if (time !== undefined) return time;
  throw new RulesError(`cannot calculate ${typeNameOf(left)} ${operator} ${typeNameOf(right)}`);
};

export const negate = (value: RulesValue): RulesValue => {
  if (typeof value === 'bigint') return inRange(-value);
  if (typeof value === 'number') return -value;
  const length = nanosecondsOf(value, 'duration');
  if (length !== null) return durationOf(-length);
  throw new RulesError(`cannot negate ${typeNameOf(value)}`);
};
