import { bytesOf, listOf } from '../RulesValue';
import { demandString } from '../values/demand';
import { regularExpression, wholeExpression } from './regularExpression';
import type { MethodTable } from './MethodTable';

const surrogatePair = /[\ud800-\udbff][\udc00-\udfff]/g;

export const stringMethods: MethodTable<string> = {
  lower: (self) => self.toLowerCase(),
  matches: (self, expression) => wholeExpression(demandString(expression)).test(self),
  replace: (self, expression, substitute) => {
    const text = demandString(substitute);
    return self.replace(regularExpression(demandString(expression), 'g'), () => text);
  },
  size: (self) => BigInt(self.length - (self.match(surrogatePair)?.length ?? 0)),
  split: (self, expression) => listOf(self.split(regularExpression(demandString(expression)))),
  toUtf8: (self) => bytesOf(new TextEncoder().encode(self)),
  trim: (self) => self.trim(),
  upper: (self) => self.toUpperCase(),
};
