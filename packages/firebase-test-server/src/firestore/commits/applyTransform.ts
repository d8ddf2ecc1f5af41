import type { ProtoValue } from '../../rules/rulesValueOf';
import { compareValues, equalValues } from '../values/compareValues';
import { EngineError } from '../EngineError';
import type { FieldTransformProto } from '../protocol';
import { isInteger, isNaNValue, kindOf, numberIn } from '../values/valueKind';

export interface TransformedField {
  /** The new value of the field. */
  readonly value: ProtoValue;
  /** The result that the client receives: null for arrays. */
  readonly clientResult: ProtoValue;
}

const nothing: ProtoValue = { nullValue: null };

/** `requestTime` has milliseconds: it is what rules call `request.time`. */
export function applyTransform(
  transform: FieldTransformProto,
  before: ProtoValue | undefined,
  requestTime: string,
): TransformedField {
  const { setToServerValue, increment, maximum, minimum, appendMissingElements, removeAllFromArray } = transform;
  if (setToServerValue === 'REQUEST_TIME') return same({ timestampValue: requestTime });
  if (increment !== undefined) return same(isNumber(before) ? sum(before, increment) : increment);
  if (maximum !== undefined) return same(isNumber(before) ? greatest(before, maximum) : maximum);
  if (minimum !== undefined) return same(isNumber(before) ? least(before, minimum) : minimum);
  if (appendMissingElements !== undefined)
    return withoutResult(appended(itemsIn(before), appendMissingElements.values ?? []));
  if (removeAllFromArray !== undefined) return withoutResult(removed(itemsIn(before), removeAllFromArray.values ?? []));
  throw new EngineError('INVALID_ARGUMENT', `An unknown transform: ${JSON.stringify(transform)}`);
}

const same = (value: ProtoValue): TransformedField => ({ value, clientResult: value });

const withoutResult = (values: readonly ProtoValue[]): TransformedField => ({
  value: { arrayValue: { values } },
  clientResult: nothing,
});

const isNumber = (value: ProtoValue | undefined): value is ProtoValue =>
  value !== undefined && kindOf(value) === 'number';

const greatestInteger = 2n ** 63n - 1n;
const leastInteger = -(2n ** 63n);

/** The sum of two integers is an integer, clamped to 64 bits; any other sum is a double. */
function sum(a: ProtoValue, b: ProtoValue): ProtoValue {
  if (!isInteger(a) || !isInteger(b)) return { doubleValue: numberIn(a) + numberIn(b) };
  const exact = BigInt(a.integerValue ?? 0) + BigInt(b.integerValue ?? 0);
  const clamped = exact > greatestInteger ? greatestInteger : exact < leastInteger ? leastInteger : exact;
  return { integerValue: String(clamped) };
}

// Of two equal numbers the stored one remains; NaN wins over every number.
const greatest = (a: ProtoValue, b: ProtoValue): ProtoValue =>
  isNaNValue(a) || (!isNaNValue(b) && compareValues(a, b) >= 0) ? a : b;

const least = (a: ProtoValue, b: ProtoValue): ProtoValue => (compareValues(a, b) <= 0 ? a : b);

const itemsIn = (value: ProtoValue | undefined): readonly ProtoValue[] => value?.arrayValue?.values ?? [];

const has = (items: readonly ProtoValue[], wanted: ProtoValue): boolean =>
  items.some((item) => equalValues(item, wanted));

function appended(items: readonly ProtoValue[], more: readonly ProtoValue[]): readonly ProtoValue[] {
  return more.reduce((all, item) => (has(all, item) ? all : [...all, item]), items);
}

const removed = (items: readonly ProtoValue[], unwanted: readonly ProtoValue[]): readonly ProtoValue[] =>
  items.filter((item) => !has(unwanted, item));
