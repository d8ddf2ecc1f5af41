import { demandNumber } from '../values/demand';
import { RulesError } from '../values/RulesError';
import type { RulesValue } from '../RulesValue';
import type { NativeTable } from './MethodTable';

const toWhole =
  (round: (value: number) => number) =>
  (value: RulesValue): RulesValue => {
    const number = demandNumber(value);
    if (typeof number === 'bigint') return number;
    if (!Number.isFinite(number)) throw new RulesError('only a finite number has a whole one beside it');
    return BigInt(round(number));
  };

/** Halves are rounded away from zero. */
const roundHalf = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

const magnitude = (value: bigint | number): bigint | number => {
  if (typeof value === 'number') return Math.abs(value);
  return value < 0n ? -value : value;
};

export const mathFunctions: NativeTable = {
  abs: (value) => magnitude(demandNumber(value)),
  ceil: toWhole(Math.ceil),
  floor: toWhole(Math.floor),
  isInfinite: (value) => Math.abs(Number(demandNumber(value))) === Infinity,
  isNaN: (value) => Number.isNaN(Number(demandNumber(value))),
  pow: (base, exponent) => Number(demandNumber(base)) ** Number(demandNumber(exponent)),
  round: toWhole(roundHalf),
  sqrt: (value) => Math.sqrt(Number(demandNumber(value))),
};
