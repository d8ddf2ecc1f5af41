import { type CardCondition, condition, type Conjunction, MOST_DISJUNCTIONS } from './CardQuery';
import type { TermMatch, TermMatches } from './searchWords';

/** That all words are said, wherever. So many more disjunctions are left for it. */
export function allTermsCondition(sayings: TermMatches, room: number): CardCondition {
  if (sayings.length === 0) return condition([], []);
  const alone = sayings.map((all) => all.filter(({ words }) => words === 1));
  const covers = countCovers(sayings) <= Math.min(room, MOST_DISJUNCTIONS) ? coversFrom(sayings, 0) : null;
  return condition([], covers === null ? withinRoom(alone) : [distinct(covers)]);
}

/** Ways to say all words from one on. */
function coversFrom(sayings: TermMatches, index: number): readonly Conjunction[] {
  if (index >= sayings.length) return [[]];
  return (sayings[index] ?? []).flatMap(({ flags, words }) =>
    coversFrom(sayings, index + words).map((rest) => [...flags, ...rest]),
  );
}

function countCovers(sayings: TermMatches): number {
  const counts = Array.from({ length: sayings.length + 2 }, () => 1);
  for (let index = sayings.length - 1; index >= 0; index--) {
    counts[index] = (sayings[index] ?? []).reduce((sum, { words }) => sum + (counts[index + words] ?? 1), 0);
  }
  return counts[0] ?? 1;
}

/** Of a query of many words, only the last may be said in several ways: every further one would multiply the disjunctions. */
function withinRoom(sayings: TermMatches): CardCondition['anyOf'] {
  let room = MOST_DISJUNCTIONS / 2;
  const groups = sayings.toReversed().map((all) => {
    const kept = all.length <= room ? all : all.slice(0, 1);
    room /= kept.length;
    return kept.map(({ flags }: TermMatch) => flags);
  });
  return groups.toReversed();
}

/** A way that asks more than another adds nothing to it. */
function distinct(ways: readonly Conjunction[]): readonly Conjunction[] {
  const sets = ways.map((way) => new Set(way.map(({ map, key }) => `${map} ${key}`)));
  const isIdle = (keys: ReadonlySet<string>, index: number) =>
    sets.some(
      (other, at) => at !== index && [...other].every((key) => keys.has(key)) && (other.size < keys.size || at < index),
    );
  return ways.filter((_, index) => !isIdle(sets[index] ?? new Set(), index));
}
