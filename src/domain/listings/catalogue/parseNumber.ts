import { failure, success, type Result } from '../../shared/Result';
import type { DraftError } from '../draft/DraftError';

/** Reads a number as French people type it: « 1 234,5 », « 1234.5 », with any kind of space. */
export function parseNumber(
  typed: string,
  {
    minimum,
    maximum,
    decimals = 0,
  }: { readonly minimum: number; readonly maximum: number; readonly decimals?: number },
): Result<number, DraftError> {
  const plain = typed.replace(/\s/g, '').replace(',', '.');
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return failure({ kind: 'not-a-number' });
  const value = Number(plain);
  if (decimals === 0 && !Number.isInteger(value)) return failure({ kind: 'not-a-whole-number' });
  if (value < minimum || value > maximum) return failure({ kind: 'out-of-range', minimum, maximum });
  return success(Number(value.toFixed(decimals)));
}
