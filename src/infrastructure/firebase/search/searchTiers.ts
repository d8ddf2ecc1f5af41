import type { Conjunction } from './CardQuery';
import { scored, type ScoredTermMatch } from './searchPoints';
import type { TermMatches } from './searchWords';

/** Beyond so many ways to earn a sum, what is left comes by date: a query of many words that all are found everywhere. */
const MOST_WAYS = 90;

/**
 * For each sum of points that words can earn, from the highest on, the ways to earn it. Stops before the first sum that can be
 * earned in too many ways.
 */
export function* matchesByScore(sayings: TermMatches): Generator<readonly Conjunction[]> {
  const choices = sayings.map((all) => all.flatMap(scored));
  const bounds = boundsFrom(choices);
  const [highest = 0, lowest = 0] = [bounds.highest[0], bounds.lowest[0]];
  for (let sum = highest; sum >= lowest && sum > 0; sum--) {
    const ways = [...take(waysToEarn(sum, 0, choices, bounds), MOST_WAYS + 1)];
    if (ways.length > MOST_WAYS) return;
    if (ways.length > 0) yield ways;
  }
}

type Choices = readonly (readonly ScoredTermMatch[])[];
type Bounds = ReturnType<typeof boundsFrom>;

/** By the words from one on. */
function* waysToEarn(sum: number, index: number, choices: Choices, bounds: Bounds): Generator<Conjunction> {
  if (index >= choices.length) yield [];
  for (const { points, words, flags } of choices[index] ?? []) {
    const [rest, next] = [sum - points, index + words];
    if (rest < (bounds.lowest[next] ?? 0) || rest > (bounds.highest[next] ?? 0)) continue;
    for (const others of waysToEarn(rest, next, choices, bounds)) yield [...flags, ...others];
  }
}

function* take<Item>(items: Iterable<Item>, most: number): Generator<Item> {
  let taken = 0;
  for (const item of items) {
    if (taken++ === most) return;
    yield item;
  }
}

/** The most and the least that the words from one on can earn. */
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
