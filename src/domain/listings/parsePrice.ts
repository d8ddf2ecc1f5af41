import type { Result } from '../shared/Result';
import { parseNumber } from './catalogue/parseNumber';
import type { DraftError } from './draft/DraftError';
import { MAXIMUM_PRICE } from './Price';

/** Parses an amount as people type it, with or without the sign of the euro. */
export function parsePrice(typed: string): Result<number, DraftError> {
  return parseNumber(typed.replace('€', ''), { minimum: 1, maximum: MAXIMUM_PRICE });
}
