import { failure, success, type Result } from '../../shared/Result';
import type { DraftError } from '../draft/DraftError';

interface NumberLimits {
  readonly minimum: number;
  readonly maximum: number;
  /** Whole numbers only unless set. */
  readonly decimals?: number;
}

/** Thousands separated by spaces of any kind, apostrophes, points or commas: always the same one, between groups of three. */
const grouped = /^[1-9]\d{0,2}(?:([\s'’.,])\d{3})(?:\1\d{3})*$/;

/**
 * Parses a number as people type it: « 1 234,5 », « 1.234 », « 1'234 ». A lone point or comma before three digits separates thousands
 * in a whole number; where decimals are allowed, it is the reading within the limits that counts. What can be read in two
 * ways is refused, not guessed.
 */
export function parseNumber(typed: string, limits: NumberLimits): Result<number, DraftError> {
  const text = typed.trim().replace(/\s+/g, ' ');
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = sign === -1 ? text.slice(1) : text;
  if (!/^\d(?:[\d\s'’.,]*\d)?$/.test(digits)) return failure({ kind: 'not-a-number' });
  const [first, second] = readingsOf(digits, limits.decimals ?? 0).map((value) => checkedNumber(sign * value, limits));
  if (first === undefined) return failure({ kind: 'ambiguous-number' });
  if (second === undefined) return first;
  if (first.ok && second.ok) return failure({ kind: 'ambiguous-number' });
  return second.ok ? second : first;
}

/** What the digits can mean: nothing that is clear, one number, or thousands and a fraction. */
function readingsOf(digits: string, decimals: number): readonly number[] {
  const end = digits.search(/([.,]\d+)?$/);
  const [whole, point, fraction] = [digits.slice(0, end), digits.charAt(end), digits.slice(end + 1)];
  const isWhole = /^\d+$/.test(whole) || (grouped.test(whole) && (point === '' || !whole.includes(point)));
  const asFraction = Number(`${digitsOf(whole)}.${fraction}`);
  if (!grouped.test(digits)) return isWhole && (decimals > 0 || fraction.length < 3) ? [asFraction] : [];
  const asThousands = Number(digitsOf(digits));
  return decimals > 0 && isWhole && fraction !== '' ? [asThousands, asFraction] : [asThousands];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function checkedNumber(value: number, { minimum, maximum, decimals = 0 }: NumberLimits): Result<number, DraftError> {
  if (decimals === 0 && !Number.isInteger(value)) return failure({ kind: 'not-a-whole-number' });
  if (value < minimum || value > maximum) return failure({ kind: 'out-of-range', minimum, maximum });
  return success(Number(value.toFixed(decimals)));
}
