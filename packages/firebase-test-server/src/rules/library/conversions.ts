import { pathOf } from '../RulesValue';
import type { RulesPath, RulesValue } from '../RulesValue';
import { wholeOf } from '../values/arithmetic';
import { demandString } from '../values/demand';
import { RulesError } from '../values/RulesError';
import { typeNameOf } from '../values/typeNameOf';
import type { NativeTable } from './MethodTable';

const integerText = /^[+-]?\d+$/;
/** As Java reads it. */
const floatText = /^[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[dDfF]?)$/;

const refuse = (value: RulesValue, type: string): never => {
  const shown = typeof value === 'string' ? `"${value}"` : typeNameOf(value);
  throw new RulesError(`cannot convert ${shown} to ${type}`);
};

const toInteger = (value: RulesValue): RulesValue => {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return wholeOf(Math.trunc(value));
  if (typeof value !== 'string' || !integerText.test(value)) return refuse(value, 'int');
  const whole = BigInt(value.replace('+', ''));
  return BigInt.asIntN(64, whole) === whole ? whole : refuse(value, 'int');
};

const toFloat = (value: RulesValue): RulesValue => {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  const text = typeof value === 'string' ? value.trim() : '';
  return floatText.test(text) ? Number(text.replace(/[dDfF]$/, '')) : refuse(value, 'float');
};

/** As Java writes it: `2.0`, `1.0E8`, `1.2E-4`. */
const floatToString = (value: number): string => {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return String(value);
  if (size === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  if (size >= 1e-3 && size < 1e7) return Number.isInteger(value) ? value.toFixed(1) : String(value);
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
};

/** The text of a value that is neither a list, a map nor a time. Throws RulesError for these. */
export const scalarText = (value: RulesValue): string => {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return floatToString(value);
  if (typeof value === 'string') return value;
  return value.kind === 'path' ? `/${value.segments.join('/')}` : refuse(value, 'string');
};

/** The first slash may be missing; no other segment may be empty. */
const toPath = (text: string): RulesPath => {
  const segments = text.replace(/^\//, '').split('/');
  if (segments.includes('')) throw new RulesError(`"${text}" is not a path`);
  return pathOf(segments);
};

export const conversions: NativeTable = {
  debug: (value) => value,
  float: (value) => toFloat(value),
  int: (value) => toInteger(value),
  path: (value) => toPath(demandString(value)),
  string: (value) => scalarText(value),
};
