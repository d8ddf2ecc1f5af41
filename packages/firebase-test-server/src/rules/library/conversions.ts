import { pathOf } from '../RulesValue';
import type { RulesValue } from '../RulesValue';
import { demandString } from '../values/demand';
import { RulesError } from '../values/RulesError';
import { typeNameOf } from '../values/typeNameOf';
import type { NativeTable } from './MethodTable';

const integerText = /^[+-]?\d+$/;
const floatText = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

const refuse = (value: RulesValue, type: string): never => {
  const shown = typeof value === 'string' ? `"${value}"` : typeNameOf(value);
  throw new RulesError(`cannot convert ${shown} to ${type}`);
};

const toInteger = (value: RulesValue): RulesValue => {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return BigInt(Math.trunc(value));
  return typeof value === 'string' && integerText.test(value) ? BigInt(value.replace('+', '')) : refuse(value, 'int');
};

const toFloat = (value: RulesValue): RulesValue => {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  return typeof value === 'string' && floatText.test(value) ? Number(value) : refuse(value, 'float');
};

/** A float has a decimal point: `string(2.0)` is "2.0". */
const floatToString = (value: number): string => (Number.isInteger(value) ? value.toFixed(1) : String(value));

const toString = (value: RulesValue): RulesValue => {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return floatToString(value);
  if (typeof value === 'string') return value;
  return value.kind === 'path' ? `/${value.segments.join('/')}` : refuse(value, 'string');
};

const toBoolean = (value: RulesValue): RulesValue => {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  return refuse(value, 'bool');
};

export const conversions: NativeTable = {
  bool: (value) => toBoolean(value),
  debug: (value) => value,
  float: (value) => toFloat(value),
  int: (value) => toInteger(value),
  path: (value) => pathOf(demandString(value).split('/').filter(Boolean)),
  string: (value) => toString(value),
};
