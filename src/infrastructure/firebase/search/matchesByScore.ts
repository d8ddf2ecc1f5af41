import type { Conjunction } from './CardQuery';
import { scored, type ScoredTermMatch } from './matchPoints';
import type { TermMatches } from './termMatches';

/** With more alternatives for one sum, the remaining matches come by date: all words of a long query are frequent then. */
const MAXIMUM_ALTERNATIVES = 90;

/**
 * For each sum of points that the words can earn, in descending order, the alternatives that earn it. Stops before the first sum with
 * more than `MAXIMUM_ALTERNATIVES`.
 */
export function* matchesByScore(termMatches: TermMatches): Generator<readonly Conjunction[]> {
  const choices = termMatches.map((all) => all.flatMap(scored));
  const bounds = boundsFrom(choices);
  const [highest = 0, lowest = 0] = [bounds.highest[0], bounds.lowest[0]];
  for (let sum = highest; sum >= lowest && sum > 0; sum--) {
    const alternatives = [...take(alternativesFor(sum, 0, choices, bounds), MAXIMUM_ALTERNATIVES + 1)];
    if (alternatives.length > MAXIMUM_ALTERNATIVES) return;
    if (alternatives.length > 0) yield alternatives;
  }
}

type Choices = readonly (readonly ScoredTermMatch[])[];
type Bounds = ReturnType<typeof boundsFrom>;

/** The alternatives that earn `sum` with the words from `index` on. */
function* alternativesFor(sum: number, index: number, choices: Choices, bounds: Bounds): Generator<Conjunction> {
  if (index >= choices.length) yield [];
  for (const { points, words, flags } of choices[index] ?? []) {
    const [rest, next] = [sum - points, index + words];
    if (rest < (bounds.lowest[next] ?? 0) || rest > (bounds.highest[next] ?? 0)) continue;
    for (const others of alternativesFor(rest, next, choices, bounds)) yield [...flags, ...others];
  }
}

function* take<Item>(items: Iterable<Item>, maximum: number): Generator<Item> {
  let taken = 0;
  for (const item of items) {
    if (taken++ === maximum) return;
    yield item;
  }
}

/** The highest and the lowest sum that the words from each index on can earn. */
function boundsFrom(choices: Choices) {
  const highest = Array.from({ length: choices.length + 1 }, () => 0);
  const lowest = [...highest];
  for (let index = choices.length - 1; index >= 0; index--) {
    const all = choices[index] ?? [];
    highest[index] = Math.max(...all.map(({ points, words }) => points + (highest[index + words] ?? 0)));
    lowest[index] = Math.min(...all.map(({ points, words }) => points + (lowest[index + words] ?? 0)));
  }
  return { highest, lowest };
}
