import type { CardFlag } from '../cards/cardFlags';
import { facet } from '../cards/cardKeys';
import {
  both,
  type CardCondition,
  condition,
  type Conjunction,
  countDisjunctions,
  MAXIMUM_DISJUNCTIONS,
} from './CardQuery';
import { facetFlag, filterCondition } from './filterCondition';
import { allTermsCondition } from './allTermsCondition';
import { type Corrections, inTitle, type TermMatches, termMatchesOf, termAlternatives } from './termMatches';
import { parseQuery, type QueryWord } from '../../../domain/search/matching/parseQuery';
import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import type { Instant } from '../../../domain/shared/Instant';

/** The conditions of a search, whatever its order. */
export interface SearchPlan {
  readonly filters: CardCondition;
  readonly termMatches: TermMatches;
  /** Filters and words together. Excluded words and reserved listings are not part of it: Firestore cannot query for absent keys. */
  readonly base: CardCondition;
  /** A card that has all flags of one of these is excluded. */
  readonly excluded: readonly Conjunction[];
}

/** @param typing the last word of the query is completed even if it is found. */
export function planOf(
  criteria: SearchCriteria,
  now: Instant,
  corrections: Corrections,
  { typing = false }: { readonly typing?: boolean } = {},
): SearchPlan {
  const query = parseQuery(criteria.query);
  const filters = filterCondition(criteria, now);
  const where = criteria.titleOnly ? inTitle : (flags: Conjunction) => flags;
  const termMatches = termMatchesOf(query, corrections, typing).map((all) =>
    all.map((match) => ({ ...match, flags: where(match.flags) })),
  );
  const presence = allTermsCondition(
    termMatches,
    Math.floor(MAXIMUM_DISJUNCTIONS / Math.max(1, countDisjunctions(filters))),
  );
  return {
    filters,
    termMatches,
    base: both(filters, presence),
    excluded: [
      ...query.excluded.flatMap(termAlternativesOfAll).map(where),
      ...(criteria.hideReserved ? [[facetFlag(facet.reserved)]] : []),
    ],
  };
}

export function isExcluded(has: (flag: CardFlag) => boolean, { excluded }: SearchPlan): boolean {
  return excluded.some((flags) => flags.every(has));
}

/** The cards that meet `base` and are excluded. */
export function excludedFrom({ base, excluded }: SearchPlan): CardCondition {
  return both(base, condition([], [excluded]));
}

function termAlternativesOfAll(words: readonly QueryWord[]): readonly Conjunction[] {
  return words.reduce<readonly Conjunction[]>(
    (alternatives, word) =>
      alternatives.flatMap((former) => termAlternatives(word).map((flags) => [...former, ...flags])),
    [[]],
  );
}
