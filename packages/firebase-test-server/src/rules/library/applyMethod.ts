import { RulesError } from '../values/RulesError';
import type { RulesValue } from '../RulesValue';
import type { MethodTable, NativeTable } from './MethodTable';

const checkCount = (name: string, expected: number, found: number): void => {
  if (expected !== found) throw new RulesError(`"${name}" takes ${expected} parameters, not ${found}`);
};

/** `type` names the receiver in an error. */
export const applyMethod = <Self>(
  table: MethodTable<Self>,
  type: string,
  self: Self,
  name: string,
  parameters: readonly RulesValue[],
): RulesValue => {
  const method = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!method) throw new RulesError(`${type} has no method "${name}"`);
  checkCount(name, method.length - 1, parameters.length);
  return method(self, ...parameters);
};

/** `owner` is the namespace of the function, or null for a global function. */
export const applyFunction = (
  table: NativeTable,
  owner: string | null,
  name: string,
  parameters: readonly RulesValue[],
): RulesValue => {
  const native = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!native) throw new RulesError(owner === null ? `there is no function "${name}"` : `"${owner}" has no "${name}"`);
  checkCount(name, native.length, parameters.length);
  return native(...parameters);
};
