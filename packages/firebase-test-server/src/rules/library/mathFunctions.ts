import { demandNumber } from '../values/demand';
import { wholeOf } from '../values/arithmetic';
import type { NativeTable } from './MethodTable';

/** Halves are rounded up: -1.5 becomes -1. */
const rounded = (value: bigint | number): bigint => (typeof value === 'bigint' ? value : wholeOf(Math.round(value)));

const magnitude = (value: bigint | number): bigint | number => {
  if (typeof value === 'number') return Math.abs(value);
  return value < 0n ? -value : value;
};

/** Google's emulator knows no `isInfinite`, which the reference names. `ceil` and `floor` give floats. */
export const mathFunctions: NativeTable = {
  abs: (value) => magnitude(demandNumber(value)),
  ceil: (value) => Math.ceil(Number(demandNumber(value))),
  floor: (value) => Math.floor(Number(demandNumber(value))),
  isNaN: (value) => Number.isNaN(Number(demandNumber(value))),
  pow: (base, exponent) => Number(demandNumber(base)) ** Number(demandNumber(exponent)),
  round: (value) => rounded(demandNumber(value)),
  sqrt: (value) => Math.sqrt(Number(demandNumber(value))),
};
