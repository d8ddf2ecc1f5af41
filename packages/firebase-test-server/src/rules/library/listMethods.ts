import { listOf } from '../RulesValue';
import type { RulesList } from '../RulesValue';
import { demand, demandItems, demandString } from '../values/demand';
import { includesValue } from '../values/includesValue';
import { setOf } from '../values/setOf';
import type { MethodTable } from './MethodTable';

export const listMethods: MethodTable<RulesList> = {
  concat: (self, other) => listOf([...self.items, ...demand(other, 'list').items]),
  hasAll: (self, others) => demandItems(others).every((item) => includesValue(self.items, item)),
  hasAny: (self, others) => demandItems(others).some((item) => includesValue(self.items, item)),
  hasOnly: (self, others) => {
    const allowed = demandItems(others);
    return self.items.every((item) => includesValue(allowed, item));
  },
  join: (self, separator) => self.items.map(demandString).join(demandString(separator)),
  removeAll: (self, others) => {
    const removed = demandItems(others);
    return listOf(self.items.filter((item) => !includesValue(removed, item)));
  },
  size: (self) => BigInt(self.items.length),
  toSet: (self) => setOf(self.items),
};
