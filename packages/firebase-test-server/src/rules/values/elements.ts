import { listOf, pathOf } from '../RulesValue';
import type { RulesValue } from '../RulesValue';
import { demand, demandInteger, demandString } from './demand';
import { listIncludes, setIncludes } from './includesValue';
import { RulesError } from './RulesError';
import { typeNameOf } from './typeNameOf';

const positionIn = (length: number, index: RulesValue): number => {
  const position = Number(demandInteger(index));
  if (position < 0 || position >= length)
    throw new RulesError(`index ${position} is out of range: there are ${length}`);
  return position;
};

/** `map.name` and `map['name']` */
export const memberOf = (value: RulesValue, name: string): RulesValue => {
  if (value === null) throw new RulesError(`null has no "${name}"`);
  if (typeof value !== 'object' || value.kind !== 'map') throw new RulesError(`${typeNameOf(value)} has no "${name}"`);
  const member = value.fields.get(name);
  if (member === undefined) throw new RulesError(`the map has no "${name}"`);
  return member;
};

/** `value[index]` */
export const elementOf = (value: RulesValue, index: RulesValue): RulesValue => {
  if (typeof value === 'string') return value[positionIn(value.length, index)] ?? null;
  if (value === null || typeof value !== 'object') throw new RulesError(`${typeNameOf(value)} has no elements`);
  if (value.kind === 'list') return value.items[positionIn(value.items.length, index)] ?? null;
  if (value.kind === 'path') return value.segments[positionIn(value.segments.length, index)] ?? null;
  return memberOf(value, demandString(index));
};

/** As Google's engine: an empty range is a value only between two items. */
const sliced = <Items extends { readonly length: number; slice(from: number, to: number): Items }>(
  items: Items,
  from: RulesValue,
  to: RulesValue,
): Items => {
  const start = Number(demandInteger(from));
  const end = Number(demandInteger(to));
  if (start < 0 || start >= items.length || end < 1 || end > items.length || start > end) {
    throw new RulesError(`${start}:${end} is out of range: there are ${items.length}`);
  }
  return items.slice(start, end);
};

/** `value[from:to]`, without the item at `to`. */
export const sliceOf = (value: RulesValue, from: RulesValue, to: RulesValue): RulesValue => {
  if (typeof value === 'string') return sliced(value, from, to);
  if (typeof value === 'object' && value?.kind === 'path') return pathOf(sliced(value.segments, from, to));
  return listOf(sliced(demand(value, 'list').items, from, to));
};

/** `value in container`: an item of a list or set, a key of a map. */
export const isIn = (value: RulesValue, container: RulesValue): boolean => {
  if (container === null || typeof container !== 'object')
    throw new RulesError(`nothing is in ${typeNameOf(container)}`);
  if (container.kind === 'list') return listIncludes(container.items, value);
  if (container.kind === 'set') return setIncludes(container.items, value);
  if (container.kind === 'map') return container.fields.has(demandString(value));
  throw new RulesError(`nothing is in ${typeNameOf(container)}`);
};
