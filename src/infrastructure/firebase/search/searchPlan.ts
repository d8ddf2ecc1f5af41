import type { CardFlag } from '../cards/cardFlags';
import { both, type CardCondition, condition, type Conjunction, disjunctionsOf, MOST_DISJUNCTIONS } from './CardQuery';
import { filterCondition } from './searchFilters';
import { allTermsCondition } from './searchPresence';
import { type Corrections, type TermMatches, sayingsOf, termAlternatives } from './searchWords';
import { parseQuery, type QueryWord } from '../../../domain/search/matching/parseQuery';
import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import type { Instant } from '../../../domain/shared/Instant';

/** What a search asks of cards, however it is ordered. */
export interface SearchPlan {
  readonly filters: CardCondition;
  readonly sayings: TermMatches;
  /** All of it, but for excluded words: Firestore cannot ask for what is not there. */
  readonly base: CardCondition;
  /** The ways to be excluded by words. */
  readonly excluded: readonly Conjunction[];
}

export function planOf(criteria: SearchCriteria, now: Instant, corrections: Corrections): SearchPlan {
  const query = parseQuery(criteria.query);
  const filters = filterCondition(criteria, now);
  const sayings = sayingsOf(query, corrections);
  const presence = allTermsCondition(sayings, Math.floor(MOST_DISJUNCTIONS / Math.max(1, disjunctionsOf(filters))));
  return { filters, sayings, base: both(filters, presence), excluded: query.excluded.flatMap(termAlternativesOfAll) };
}

export function isExcluded(has: (flag: CardFlag) => boolean, { excluded }: SearchPlan): boolean {
  return excluded.some((flags) => flags.every(has));
}

/** Those that meet all of it and are excluded. */
export function excludedFrom({ base, excluded }: SearchPlan): CardCondition {
  return both(base, condition([], [excluded]));
}

function termAlternativesOfAll(words: readonly QueryWord[]): readonly Conjunction[] {
  return words.reduce<readonly Conjunction[]>(
    (ways, word) => ways.flatMap((way) => termAlternatives(word).map((flags) => [...way, ...flags])),
    [[]],
  );
}
