import { parseNumber } from '../../../domain/listings/catalogue/parseNumber';
import type { NumberRange } from '../../../domain/search/criteria/SearchCriteria';
import { formatNumber } from '../../shared/format/formatNumber';

export interface RangeLimits {
  readonly minimum: number;
  readonly maximum: number;
  readonly decimals?: number;
  /** Years are written without thousands separators. */
  readonly isYear?: true;
}

export interface TypedRange {
  readonly minimum: string;
  readonly maximum: string;
}

const numberProblems = ['not-a-number', 'not-a-whole-number', 'ambiguous-number', 'out-of-range'] as const;
export type RangeProblem = (typeof numberProblems)[number] | 'upside-down';

/** Parses two typed bounds, or returns the problem of each. An empty field is no bound. */
export interface RangeReading {
  readonly range: NumberRange | null;
  readonly minimum: RangeProblem | null;
  readonly maximum: RangeProblem | null;
}

export function readRange(typed: TypedRange, limits: RangeLimits): RangeReading {
  const minimum = readBound(typed.minimum, limits);
  const maximum = readBound(typed.maximum, limits);
  if (typeof minimum === 'string' || typeof maximum === 'string') {
    return { range: null, minimum: problemOf(minimum), maximum: problemOf(maximum) };
  }
  if (minimum !== null && maximum !== null && minimum > maximum)
    return { range: null, minimum: null, maximum: 'upside-down' };
  return {
    range: { ...(minimum !== null && { minimum }), ...(maximum !== null && { maximum }) },
    minimum: null,
    maximum: null,
  };
}

/** Formats a bound in French: « 4,5 », « 100 000 ». */
export function typedRange({ minimum, maximum }: NumberRange, limits: RangeLimits): TypedRange {
  return {
    minimum: minimum === undefined ? '' : writeBound(minimum, limits),
    maximum: maximum === undefined ? '' : writeBound(maximum, limits),
  };
}

export function writeBound(bound: number, { decimals, isYear }: RangeLimits): string {
  return isYear === true ? String(bound) : formatNumber(bound, decimals);
}

function readBound(typed: string, limits: RangeLimits): number | RangeProblem | null {
  if (typed.trim() === '') return null;
  const read = parseNumber(typed, limits);
  if (read.ok) return read.value;
  return numberProblems.find((problem) => problem === read.failure.kind) ?? 'not-a-number';
}

function problemOf(bound: number | RangeProblem | null): RangeProblem | null {
  return typeof bound === 'string' ? bound : null;
}
