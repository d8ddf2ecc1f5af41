import type { RulesMap, RulesValue } from '../RulesValue';

type Equality = (left: RulesValue, right: RulesValue) => boolean;
type ObjectValue = Extract<RulesValue, object>;

const areEqualItems = (left: readonly RulesValue[], right: readonly RulesValue[], equal: Equality): boolean =>
  left.length === right.length && left.every((item, index) => equal(item, right[index] ?? null));

const areEqualMaps = (left: RulesMap, right: RulesMap, equal: Equality): boolean =>
  left.fields.size === right.fields.size &&
  [...left.fields].every(([name, value]) => {
    const other = right.fields.get(name);
    return other !== undefined && equal(value, other);
  });

/** `equal` compares what lists and maps hold. The result of `diff` equals only itself. */
const areEqualObjects = (left: ObjectValue, right: ObjectValue, equal: Equality): boolean => {
  if (left.kind === 'list' && right.kind === 'list') return areEqualItems(left.items, right.items, equal);
  if (left.kind === 'map' && right.kind === 'map') return areEqualMaps(left, right, equal);
  if (left.kind === 'path' && right.kind === 'path') return areEqualItems(left.segments, right.segments, equal);
  if (left.kind === 'timestamp' && right.kind === 'timestamp') return left.nanoseconds === right.nanoseconds;
  if (left.kind === 'duration' && right.kind === 'duration') return left.nanoseconds === right.nanoseconds;
  if (left.kind === 'bytes' && right.kind === 'bytes') return Buffer.compare(left.bytes, right.bytes) === 0;
  if (left.kind === 'latlng' && right.kind === 'latlng') {
    return left.latitude === right.latitude && left.longitude === right.longitude;
  }
  if (left.kind === 'set' && right.kind === 'set') {
    return (
      left.items.length === right.items.length &&
      left.items.every((item) => right.items.some((other) => areAlike(item, other)))
    );
  }
  return false;
};

const areObjects = (left: RulesValue, right: RulesValue, equal: Equality): boolean =>
  left !== null &&
  right !== null &&
  typeof left === 'object' &&
  typeof right === 'object' &&
  areEqualObjects(left, right, equal);

const areEqualNumbers = (left: RulesValue, right: RulesValue): boolean =>
  (typeof left === 'bigint' || typeof left === 'number') &&
  (typeof right === 'bigint' || typeof right === 'number') &&
  Number(left) === Number(right);

/** Within lists and maps an int differs from the float of the same value, and 0.0 from -0.0. */
export const areIdentical: Equality = (left, right) =>
  typeof left === 'number' && typeof right === 'number'
    ? left === right && Object.is(left, right)
    : left === right || areObjects(left, right, areIdentical);

/** `==`. Values of different types are different, but an int equals the float of the same value. */
export const areEqual: Equality = (left, right) =>
  left === right || areEqualNumbers(left, right) || areObjects(left, right, areIdentical);

/** In sets and in the result of `diff` an int equals the float of the same value at any depth. */
export const areAlike: Equality = (left, right) =>
  Object.is(left, right) || areEqualNumbers(left, right) || areObjects(left, right, areAlike);
