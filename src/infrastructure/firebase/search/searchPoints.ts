import { relevanceOf, type Place } from '../../../domain/search/matching/relevance';
import type { CardFlag } from '../cards/cardFlags';
import type { Conjunction } from './CardQuery';
import { rankedKey } from '../cards/CardWords';
import type { TermMatch, TermMatches } from './searchWords';

const places: readonly Place[] = ['title-and-attributes', 'title', 'attributes', 'description'];
/** All that a word can earn, the most first. */
const tiers = [...new Set(places.flatMap((place) => [relevanceOf(place, true), relevanceOf(place, false)]))].sort(
  (one, other) => other - one,
);
const nearByExact = new Map(places.map((place) => [relevanceOf(place, true), relevanceOf(place, false)]));

/** A way to say something that earns so many points. */
export interface ScoredTermMatch {
  readonly points: number;
  readonly flags: Conjunction;
  readonly words: number;
}

/** Every number of points that a saying may earn, with the flags that tell it. Of several flags, the least counts. */
export function scored({ flags, words, isCorrected }: TermMatch): readonly ScoredTermMatch[] {
  const earned = (flag: CardFlag) => tiersOf(flag, isCorrected);
  const choices = flags.reduce<readonly (readonly Scored[])[]>(
    (sets, flag) => sets.flatMap((set) => earned(flag).map((one) => [...set, one])),
    [[]],
  );
  return choices.map((choice) => ({
    points: words * Math.min(...choice.map(({ points }) => points)),
    flags: choice.map(({ flag }) => flag),
    words,
  }));
}

/** The most that a card's words earn together, as `ListingIndexMatcher` has it. */
export function pointsOf(has: (flag: CardFlag) => boolean, sayings: TermMatches): number {
  const best = Array.from({ length: sayings.length + 2 }, () => 0);
  for (let index = sayings.length - 1; index >= 0; index--) {
    const ways = (sayings[index] ?? []).map((saying) => earnedBy(has, saying) + (best[index + saying.words] ?? 0));
    best[index] = Math.max(0, ...ways);
  }
  return best[0] ?? 0;
}

interface Scored {
  readonly flag: CardFlag;
  readonly points: number;
}

/** A spelling that was corrected earns less than the word as typed; what it is said otherwise, nothing. */
function tiersOf(flag: CardFlag, isCorrected: boolean): readonly Scored[] {
  return tiers.flatMap((tier) => {
    const points = isCorrected ? nearByExact.get(tier) : tier;
    return points === undefined ? [] : [{ flag: { ...flag, key: rankedKey(flag.key, tier) }, points }];
  });
}

function earnedBy(has: (flag: CardFlag) => boolean, { flags, words, isCorrected }: TermMatch): number {
  const earned = flags.map((flag) => tiersOf(flag, isCorrected).find((one) => has(one.flag))?.points ?? -Infinity);
  return words * Math.min(...earned);
}
