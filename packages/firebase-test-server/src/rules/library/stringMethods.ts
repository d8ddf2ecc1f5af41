import { bytesOf, listOf } from '../RulesValue';
import { demandString } from '../values/demand';
import { regularExpression, replaceAll, splitBy, wholeExpression } from './regularExpression';
import type { MethodTable } from './MethodTable';

/** Sizes and positions count UTF-16 units; `lower` and `upper` know the 26 letters of ASCII only. */
export const stringMethods: MethodTable<string> = {
  lower: (self) => self.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  matches: (self, expression) => wholeExpression(demandString(expression)).test(self),
  replace: (self, expression, substitute) =>
    replaceAll(self, regularExpression(demandString(expression), 'g'), demandString(substitute)),
  size: (self) => BigInt(self.length),
  split: (self, expression) => listOf(splitBy(self, regularExpression(demandString(expression), 'g'))),
  toUtf8: (self) => bytesOf(new TextEncoder().encode(self)),
  // As Java: everything up to the space.
  trim: (self) => self.replace(/^[\0- ]+|[\0- ]+$/g, ''),
  upper: (self) => self.replace(/[a-z]/g, (letter) => letter.toUpperCase()),
};
