import type { NumberRange } from '../../../domain/search/criteria/SearchCriteria';
import type { Conjunction } from './CardQuery';
import type { NumericRange } from '../cards/NumericRange';

/**
 * Disjoint alternatives that together cover a range: one between two steps, whatever their distance, and blocks between each bound
 * and the step next to it. When both bounds are steps, the first is the only one.
 */
export function rangeAlternatives(
  { minimum = -Infinity, maximum = Infinity }: NumberRange,
  range: NumericRange,
): readonly Conjunction[] {
  const first = Math.max(range.lowest, range.unitsFrom(minimum));
  const last = Math.min(range.highest, range.unitsUpTo(maximum));
  if (first > last) return [];
  const from = range.steps.find((step) => step >= first);
  const to = last === range.highest ? Infinity : (range.steps.findLast((step) => step <= last + 1) ?? range.lowest);
  if (from === undefined || to < from) return blocks(first, last, range);
  return [
    ...blocks(first, from - 1, range),
    ...between(from, to, range),
    ...(to === Infinity ? [] : blocks(to, last, range)),
  ];
}

function between(from: number, to: number, range: NumericRange): readonly Conjunction[] {
  if (from === to) return [];
  const start = from === range.lowest && to !== Infinity ? [] : [range.atLeast(from)];
  return [numbers([...start, ...(to === Infinity ? [] : [range.below(to)])])];
}

/** The smallest set of blocks; each begins at a multiple of its size. */
function blocks(first: number, last: number, range: NumericRange): readonly Conjunction[] {
  const found: Conjunction[] = [];
  for (let start = first; start <= last;) {
    let size = 1;
    while (start % (size * 2) === 0 && start + size * 2 - 1 <= last) size *= 2;
    found.push(numbers([range.block(start, size)]));
    start += size;
  }
  return found;
}

function numbers(keys: readonly string[]): Conjunction {
  return keys.map((key) => ({ map: 'numbers', key }));
}
