import { parseNumber } from '../../domain/listings/parseNumber';
import type { NumberRange } from '../../domain/search/SearchCriteria';

export interface RangeLimits {
  readonly minimum: number;
  readonly maximum: number;
  readonly decimals?: number;
}

export interface TypedRange {
  readonly minimum: string;
  readonly maximum: string;
}

export type RangeProblem = 'not-a-number' | 'not-a-whole-number' | 'out-of-range' | 'upside-down';

/** What was typed into two fields, understood; or what is wrong with each of them. Blank is no bound. */
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
  if (minimum !== null && maximum !== null && minimum > maximum) return { range: null, minimum: null, maximum: 'upside-down' };
  return { range: { ...(minimum !== null && { minimum }), ...(maximum !== null && { maximum }) }, minimum: null, maximum: null };
}

/** As a person types it: « 1,5 ». */
export function typedRange({ minimum, maximum }: NumberRange): TypedRange {
  return { minimum: typedBound(minimum), maximum: typedBound(maximum) };
}

function typedBound(bound: number | undefined): string {
  return bound === undefined ? '' : String(bound).replace('.', ',');
}

function readBound(typed: string, limits: RangeLimits): number | RangeProblem | null {
  if (typed.trim() === '') return null;
  const read = parseNumber(typed, limits);
  if (read.ok) return read.value;
  const { kind } = read.failure;
  return kind === 'not-a-whole-number' || kind === 'out-of-range' ? kind : 'not-a-number';
}

function problemOf(bound: number | RangeProblem | null): RangeProblem | null {
  return typeof bound === 'string' ? bound : null;
}
