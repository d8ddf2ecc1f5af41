import type { RulesSet } from '../RulesValue';
import { demand, demandItems } from '../values/demand';
import { setIncludes } from '../values/includesValue';
import { setOf } from '../values/setOf';
import type { MethodTable } from './MethodTable';

export const setMethods: MethodTable<RulesSet> = {
  difference: (self, other) => {
    const removed = demand(other, 'set').items;
    return setOf(self.items.filter((item) => !setIncludes(removed, item)));
  },
  hasAll: (self, others) => demandItems(others).every((item) => setIncludes(self.items, item)),
  hasAny: (self, others) => demandItems(others).some((item) => setIncludes(self.items, item)),
  hasOnly: (self, others) => {
    const allowed = demandItems(others);
    return self.items.every((item) => setIncludes(allowed, item));
  },
  intersection: (self, other) => {
    const others = demand(other, 'set').items;
    return setOf(self.items.filter((item) => setIncludes(others, item)));
  },
  size: (self) => BigInt(self.items.length),
  union: (self, other) => setOf([...self.items, ...demand(other, 'set').items]),
};
