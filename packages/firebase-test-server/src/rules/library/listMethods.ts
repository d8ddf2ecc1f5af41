import { listOf } from '../RulesValue';
import type { RulesList } from '../RulesValue';
import { demand, demandString } from '../values/demand';
import { listIncludes } from '../values/includesValue';
import { setOf } from '../values/setOf';
import { scalarText } from './conversions';
import type { MethodTable } from './MethodTable';

export const listMethods: MethodTable<RulesList> = {
  concat: (self, other) => listOf([...self.items, ...demand(other, 'list').items]),
  hasAll: (self, others) => demand(others, 'list').items.every((item) => listIncludes(self.items, item)),
  hasAny: (self, others) => demand(others, 'list').items.some((item) => listIncludes(self.items, item)),
  hasOnly: (self, others) => {
    const allowed = demand(others, 'list').items;
    return self.items.every((item) => listIncludes(allowed, item));
  },
  join: (self, separator) => self.items.map(scalarText).join(demandString(separator)),
  removeAll: (self, others) => {
    const removed = demand(others, 'list').items;
    return listOf(self.items.filter((item) => !listIncludes(removed, item)));
  },
  size: (self) => BigInt(self.items.length),
  toSet: (self) => setOf(self.items),
};
