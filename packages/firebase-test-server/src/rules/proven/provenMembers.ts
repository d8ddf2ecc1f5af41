import { namesOf } from '../library/mapMethods';
import type { ProvenFieldFilter } from '../ProvenResource';
import type { RulesValue } from '../RulesValue';
import { areEqual } from '../values/areEqual';
import { demandItems } from '../values/demand';
import { isUnproven, notProven, ownFilters, unproven } from './Operand';
import type { Operand, Unproven } from './Operand';
import { memberOf } from '../values/elements';

/** `self.name` */
export const provenMember = (self: Unproven, name: string): Operand => {
  const inside = self.filters.filter(({ field }) => field[0] === name);
  return unproven(
    `${self.label}.${name}`,
    inside.map((filter) => ({ ...filter, field: filter.field.slice(1) })),
  );
};

/** The fields that have a filter: any filter excludes documents without its field. */
const provenNames = (self: Unproven): readonly string[] => [
  ...new Set(self.filters.flatMap(({ field }) => field.slice(0, 1))),
];

const provenItems = (self: Unproven): readonly RulesValue[] =>
  ownFilters(self)
    .filter(({ operator }) => operator === 'array-contains')
    .map(({ value }) => value);

const contains = (self: Unproven, value: RulesValue): boolean =>
  provenItems(self).some((item) => areEqual(item, value)) ||
  (typeof value === 'string' && provenNames(self).includes(value));

/** `value in self`, for a list or a map. Filters never prove that something is absent. */
export const provenIn = (value: RulesValue, self: Unproven): true => {
  if (contains(self, value)) return true;
  throw notProven(`what is in ${self.label}`);
};

const keysOf = (self: Unproven): Operand => {
  const contained = (value: string): ProvenFieldFilter => ({ field: [], operator: 'array-contains', value });
  return unproven(`${self.label}.keys()`, provenNames(self).map(contained));
};

const descend = (value: Operand, name: string): Operand =>
  isUnproven(value) ? provenMember(value, name) : memberOf(value, name);

const isProvenPresent = (self: Unproven, names: readonly string[]): boolean =>
  self.filters.some(({ field }) => names.every((name, index) => field[index] === name));

const hasAll = (self: Unproven, items: readonly RulesValue[]): true => {
  if (items.every((item) => contains(self, item))) return true;
  throw notProven(`what is in ${self.label}`);
};

const hasAny = (self: Unproven, items: readonly RulesValue[]): true => {
  if (items.some((item) => contains(self, item))) return true;
  throw notProven(`what is in ${self.label}`);
};

/** `self.name(parameters)`: filters determine the result of few methods. */
export const provenMethod = (self: Unproven, name: string, parameters: readonly RulesValue[]): Operand => {
  const [first = null] = parameters;
  switch (name) {
    case 'get':
      if (!isProvenPresent(self, namesOf(first))) throw notProven(`${self.label}.${namesOf(first).join('.')}`);
      return namesOf(first).reduce<Operand>(descend, self);
    case 'keys':
      return keysOf(self);
    case 'toSet':
      return self;
    case 'hasAll':
      return hasAll(self, demandItems(first));
    case 'hasAny':
      return hasAny(self, demandItems(first));
    default:
      throw notProven(`${self.label}.${name}()`);
  }
};
