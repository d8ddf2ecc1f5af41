import { matchedFields as fields, relevanceOf } from '../../../domain/search/matching/relevance';
import type { CardFlag } from '../cards/cardFlags';
import type { Conjunction } from './CardQuery';
import { rankedKey } from '../cards/CardWords';
import type { TermMatch, TermMatches } from './termMatches';

/** All scores that a word can earn, in descending order. */
const tiers = [...new Set(fields.flatMap((field) => [relevanceOf(field, true), relevanceOf(field, false)]))].sort(
  (one, other) => other - one,
);
const nearByExact = new Map(fields.map((field) => [relevanceOf(field, true), relevanceOf(field, false)]));

/** A term match with a certain score. */
export interface ScoredTermMatch {
  readonly points: number;
  readonly flags: Conjunction;
  readonly words: number;
}

/** One entry for each score that a term match can earn, with the flags that a card then has. Of several flags, the lowest score counts. */
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

/** The highest score of a card for the query, computed as `ListingIndexMatcher` does. */
export function pointsOf(has: (flag: CardFlag) => boolean, termMatches: TermMatches): number {
  const best = Array.from({ length: termMatches.length + 2 }, () => 0);
  for (let index = termMatches.length - 1; index >= 0; index--) {
    const points = (termMatches[index] ?? []).map((match) => earnedBy(has, match) + (best[index + match.words] ?? 0));
    best[index] = Math.max(0, ...points);
  }
  return best[0] ?? 0;
}

interface Scored {
  readonly flag: CardFlag;
  readonly points: number;
}

/** A corrected spelling earns the lower score of a near match; its own near matches earn nothing. */
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
