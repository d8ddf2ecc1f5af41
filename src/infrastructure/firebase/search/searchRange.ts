import type { NumberRange } from '../../../domain/search/criteria/SearchCriteria';
import type { Conjunction } from './CardQuery';
import type { NumericRange } from '../cards/NumericRange';

/**
 * The ways to lie within a range, apart from each other: between two steps of the measure, which is one way whatever the distance,
 * and in blocks from a bound to the step next to it. Bounds at steps leave the one way only.
 */
export function waysToLieWithin(
  { minimum = -Infinity, maximum = Infinity }: NumberRange,
  measure: NumericRange,
): readonly Conjunction[] {
  const first = Math.max(measure.lowest, measure.firstFrom(minimum));
  const last = Math.min(measure.highest, measure.lastTo(maximum));
  if (first > last) return [];
  const from = measure.steps.find((step) => step >= first);
  const to =
    last === measure.highest ? Infinity : (measure.steps.findLast((step) => step <= last + 1) ?? measure.lowest);
  if (from === undefined || to < from) return blocks(first, last, measure);
  return [
    ...blocks(first, from - 1, measure),
    ...between(from, to, measure),
    ...(to === Infinity ? [] : blocks(to, last, measure)),
  ];
}

function between(from: number, to: number, measure: NumericRange): readonly Conjunction[] {
  if (from === to) return [];
  const start = from === measure.lowest && to !== Infinity ? [] : [measure.atLeast(from)];
  return [numbers([...start, ...(to === Infinity ? [] : [measure.below(to)])])];
}

/** As few blocks as can be; each begins at a multiple of its size. */
function blocks(first: number, last: number, measure: NumericRange): readonly Conjunction[] {
  const found: Conjunction[] = [];
  for (let start = first; start <= last;) {
    let size = 1;
    while (start % (size * 2) === 0 && start + size * 2 - 1 <= last) size *= 2;
    found.push(numbers([measure.block(start, size)]));
    start += size;
  }
  return found;
}

function numbers(keys: readonly string[]): Conjunction {
  return keys.map((key) => ({ map: 'numbers', key }));
}
