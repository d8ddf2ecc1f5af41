import type { RulesMap, RulesValue } from '../RulesValue';
import { includesValue } from './includesValue';

type ObjectValue = Extract<RulesValue, object>;

const areEqualItems = (left: readonly RulesValue[], right: readonly RulesValue[]): boolean =>
  left.length === right.length && left.every((item, index) => areEqual(item, right[index] ?? null));

const areEqualMaps = (left: RulesMap, right: RulesMap): boolean =>
  left.fields.size === right.fields.size &&
  [...left.fields].every(([name, value]) => {
    const other = right.fields.get(name);
    return other !== undefined && areEqual(value, other);
  });

const areEqualObjects = (left: ObjectValue, right: ObjectValue): boolean => {
  if (left.kind === 'list' && right.kind === 'list') return areEqualItems(left.items, right.items);
  if (left.kind === 'map' && right.kind === 'map') return areEqualMaps(left, right);
  if (left.kind === 'path' && right.kind === 'path') return areEqualItems(left.segments, right.segments);
  if (left.kind === 'timestamp' && right.kind === 'timestamp') return left.nanoseconds === right.nanoseconds;
  if (left.kind === 'duration' && right.kind === 'duration') return left.nanoseconds === right.nanoseconds;
  if (left.kind === 'bytes' && right.kind === 'bytes') return Buffer.compare(left.bytes, right.bytes) === 0;
  if (left.kind === 'latlng' && right.kind === 'latlng') {
    return left.latitude === right.latitude && left.longitude === right.longitude;
  }
  if (left.kind === 'set' && right.kind === 'set') {
    return left.items.length === right.items.length && left.items.every((item) => includesValue(right.items, item));
  }
  if (left.kind === 'mapDiff' && right.kind === 'mapDiff') {
    return areEqualMaps(left.before, right.before) && areEqualMaps(left.after, right.after);
  }
  return false;
};

/** `==`. Values of different types are different, but an int equals the float of the same value. */
export const areEqual = (left: RulesValue, right: RulesValue): boolean => {
  if (left === right) return true;
  if (typeof left === 'bigint' && typeof right === 'number') return Number(left) === right;
  if (typeof left === 'number' && typeof right === 'bigint') return left === Number(right);
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') return false;
  return areEqualObjects(left, right);
};
