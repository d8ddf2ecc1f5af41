import type { SearchSuggestion } from '../../../application/search/ListingSearch';
import { itemAt } from '../../../domain/shared/itemAt';
import { type Clause, interpretQuery } from '../../../domain/search/matching/interpretQuery';
import { parseQuery } from '../../../domain/search/matching/parseQuery';
import { noCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { SuggestionTally } from '../../../domain/search/text/SuggestionTally';
import { type TitleMatcher, titlePhrases } from '../../../domain/search/text/titlePhrases';
import type { Instant } from '../../../domain/shared/Instant';
import type { ListingIndexCards } from './ListingIndexCards';
import type { ListingIndexColumns } from './ListingIndexColumns';
import { ListingIndexFilter } from './ListingIndexFilter';
import type { ListingIndexMatcher } from './ListingIndexMatcher';
import { ListingIndexSelection } from './ListingIndexSelection';
import type { ListingIndexVocabulary } from './ListingIndexVocabulary';

export interface SuggestionSources {
  readonly vocabulary: ListingIndexVocabulary;
  readonly matcher: ListingIndexMatcher;
  readonly columns: ListingIndexColumns;
  readonly cards: ListingIndexCards;
  readonly now: Instant;
}

/** Titles read: those of the best matches, the newest first among equals. */
const SAMPLE_SIZE = 300;

/** Completions of a text: phrases of titles that contain its words, the most frequent first. */
export function indexSuggestions(text: string, sources: SuggestionSources): readonly SearchSuggestion[] {
  const query = parseQuery(text);
  if (query.words.length === 0 || query.excluded.length > 0) return [];
  const { columns, cards, vocabulary } = sources;
  const clauses = interpretQuery(query, vocabulary, { typing: true }).clauses;
  const matchers = clauses.map((clause) => titleTest(clause, vocabulary));
  const tally = new SuggestionTally();
  for (const listing of bestMatches(clauses, sources)) {
    const categoryId = itemAt(columns.categories.values, columns.category[listing] ?? 0);
    for (const phrase of titlePhrases(cards.titleOf(listing), matchers)) tally.add(phrase, categoryId);
  }
  return tally.suggestionsFor(text, query);
}

function bestMatches(clauses: readonly Clause[], { matcher, columns, now }: SuggestionSources): readonly number[] {
  const filter = new ListingIndexFilter(noCriteria, columns, now);
  const selection = new ListingIndexSelection('relevance', SAMPLE_SIZE, columns, filter);
  matcher.visitMatches({ clauses, excluded: [] }, columns.size, (listing, points) => {
    if (columns.isFindable(listing, now)) selection.offer(listing, points);
  });
  return selection.listings;
}

/** An alternative of several terms needs all of them. */
function titleTest(clause: Clause, vocabulary: ListingIndexVocabulary): TitleMatcher {
  const single = new Set(clause.filter(({ terms }) => terms.length === 1).flatMap(({ terms }) => terms));
  const several = clause.filter(({ terms }) => terms.length > 1);
  return (stems) => {
    const terms = stems.map((stem) => vocabulary.knownTermOf(stem) ?? -1);
    const place = terms.findIndex((term) => single.has(term));
    if (place >= 0) return [place];
    const places = several.map((alternative) => alternative.terms.map((term) => terms.indexOf(term)));
    return places.find((all) => !all.includes(-1)) ?? null;
  };
}
