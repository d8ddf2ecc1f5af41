import { listOf } from '../RulesValue';
import type { RulesMap, RulesMapDiff, RulesValue } from '../RulesValue';
import { areAlike } from '../values/areEqual';
import { demand, demandString } from '../values/demand';
import { setOf } from '../values/setOf';
import type { MethodTable } from './MethodTable';

/** The names that `get` follows: one, or a list of them for maps within maps. */
export const namesOf = (key: RulesValue): readonly string[] =>
  typeof key === 'string' ? [key] : demand(key, 'list').items.map(demandString);

const fieldAt = (map: RulesMap, names: readonly string[]): RulesValue | undefined => {
  let value: RulesValue | undefined = map;
  for (const name of names) {
    if (typeof value !== 'object' || value?.kind !== 'map') return undefined;
    value = value.fields.get(name);
  }
  return value;
};

export const mapMethods: MethodTable<RulesMap> = {
  diff: (self, before) => ({ kind: 'mapDiff', before: demand(before, 'map'), after: self }),
  get: (self, key, otherwise) => {
    const value = fieldAt(self, namesOf(key));
    return value === undefined ? otherwise : value;
  },
  keys: (self) => listOf([...self.fields.keys()].sort()),
  size: (self) => BigInt(self.fields.size),
  values: (self) => listOf([...self.fields.values()]),
};

const isSame = ({ before, after }: RulesMapDiff, name: string): boolean => {
  const [left, right] = [before.fields.get(name), after.fields.get(name)];
  return left !== undefined && right !== undefined && areAlike(left, right);
};

const namesIn = ({ before, after }: RulesMapDiff): readonly string[] => [
  ...new Set([...before.fields.keys(), ...after.fields.keys()]),
];

const inBoth = ({ before, after }: RulesMapDiff, name: string): boolean =>
  before.fields.has(name) && after.fields.has(name);

export const mapDiffMethods: MethodTable<RulesMapDiff> = {
  addedKeys: (self) => setOf([...self.after.fields.keys()].filter((name) => !self.before.fields.has(name))),
  affectedKeys: (self) => setOf(namesIn(self).filter((name) => !isSame(self, name))),
  changedKeys: (self) => setOf(namesIn(self).filter((name) => inBoth(self, name) && !isSame(self, name))),
  removedKeys: (self) => setOf([...self.before.fields.keys()].filter((name) => !self.after.fields.has(name))),
  unchangedKeys: (self) => setOf(namesIn(self).filter((name) => isSame(self, name))),
};
