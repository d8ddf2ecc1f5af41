import type { ProtoValue } from '../../rules/rulesValueOf';
import { compareValues, equalValues } from '../values/compareValues';
import { EngineError } from '../EngineError';
import type { FieldTransformProto } from '../protocol';
import { isInteger, isNaNValue, kindOf, numberIn } from '../values/valueKind';

export interface TransformedField {
  /** What the field holds from now on. */
  readonly value: ProtoValue;
  /** What the client is told: nothing for arrays. */
  readonly told: ProtoValue;
}

const nothing: ProtoValue = { nullValue: null };

/** `requestTime` to the millisecond: what rules call `request.time`. */
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
  if (appendMissingElements !== undefined) return quiet(appended(itemsIn(before), appendMissingElements.values ?? []));
  if (removeAllFromArray !== undefined) return quiet(removed(itemsIn(before), removeAllFromArray.values ?? []));
  throw new EngineError('INVALID_ARGUMENT', `An unknown transform: ${JSON.stringify(transform)}`);
}

const same = (value: ProtoValue): TransformedField => ({ value, told: value });

const quiet = (values: readonly ProtoValue[]): TransformedField => ({
  value: { arrayValue: { values } },
  told: nothing,
});

const isNumber = (value: ProtoValue | undefined): value is ProtoValue =>
  value !== undefined && kindOf(value) === 'number';

const greatestInteger = 2n ** 63n - 1n;
const leastInteger = -(2n ** 63n);

/** Integers stay integers and stop at their limits; with a double it becomes a double. */
function sum(a: ProtoValue, b: ProtoValue): ProtoValue {
  if (!isInteger(a) || !isInteger(b)) return { doubleValue: numberIn(a) + numberIn(b) };
  const exact = BigInt(a.integerValue ?? 0) + BigInt(b.integerValue ?? 0);
  const kept = exact > greatestInteger ? greatestInteger : exact < leastInteger ? leastInteger : exact;
  return { integerValue: String(kept) };
}

// Equal numbers of different types keep what is there; NaN is the answer as soon as one is NaN.
const greatest = (a: ProtoValue, b: ProtoValue): ProtoValue =>
  isNaNValue(a) || (!isNaNValue(b) && compareValues(a, b) >= 0) ? a : b;

const least = (a: ProtoValue, b: ProtoValue): ProtoValue => (compareValues(a, b) <= 0 ? a : b);

const itemsIn = (value: ProtoValue | undefined): readonly ProtoValue[] => value?.arrayValue?.values ?? [];

const has = (items: readonly ProtoValue[], wanted: ProtoValue): boolean =>
  items.some((item) => equalValues(item, wanted));

function appended(items: readonly ProtoValue[], more: readonly ProtoValue[]): readonly ProtoValue[] {
  return more.reduce((all, item) => (has(all, item) ? all : [...all, item]), items);
}

const removed = (items: readonly ProtoValue[], gone: readonly ProtoValue[]): readonly ProtoValue[] =>
  items.filter((item) => !has(gone, item));
