import type { SearchSuggestion } from '../../application/search/ListingSearch';
import { at } from '../../domain/search/at';
import { foldText } from '../../domain/search/foldText';
import { type Clause, interpretQuery } from '../../domain/search/interpretQuery';
import { parseQuery } from '../../domain/search/parseQuery';
import { noCriteria } from '../../domain/search/SearchCriteria';
import type { Instant } from '../../domain/shared/Instant';
import { type StemTest, titlePhrases } from './indexTitlePhrases';
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

const MOST_SUGGESTIONS = 8;
/** Titles looked at: the best matches, the newest first among equals. */
const SAMPLE = 300;

interface Candidate {
  readonly key: string;
  /** How often each writing occurs. */
  readonly texts: Map<string, number>;
  readonly categories: Map<number, number>;
  count: number;
}

/** Completions of a text: the phrases that titles say with its words, the most frequent first. */
export function suggestionsFor(text: string, sources: SuggestionSources): readonly SearchSuggestion[] {
  const query = parseQuery(text);
  if (query.words.length === 0 || query.excluded.length > 0) return [];
  const clauses = interpretQuery(query, sources.vocabulary).clauses;
  const candidates = new Map<string, Candidate>();
  const sought = clauses.map((clause) => stemTest(clause, sources.vocabulary));
  for (const listing of bestMatches(clauses, sources)) collect(listing, sought, sources, candidates);
  return ranked([...candidates.values()])
    .map((candidate) => suggestionOf(candidate, sources.columns))
    .filter((suggestion) => foldText(suggestion.text) !== foldText(text.trim()))
    .slice(0, MOST_SUGGESTIONS);
}

function bestMatches(clauses: readonly Clause[], { matcher, columns, now }: SuggestionSources): readonly number[] {
  const filter = new ListingIndexFilter(noCriteria, columns, now);
  const selection = new ListingIndexSelection('relevance', SAMPLE, columns, filter);
  matcher.visitMatches({ clauses, excluded: [] }, columns.size, (listing, points) => {
    if (columns.isFound(listing, now)) selection.offer(listing, points);
  });
  return selection.listings;
}

function stemTest(clause: Clause, vocabulary: ListingIndexVocabulary): StemTest {
  const terms = new Set(clause.flatMap((alternative) => alternative.terms));
  return (stem) => terms.has(vocabulary.knownTermOf(stem) ?? -1);
}

function collect(listing: number, sought: readonly StemTest[], { cards, columns }: SuggestionSources, candidates: Map<string, Candidate>): void {
  for (const { text, key } of titlePhrases(cards.titleOf(listing), sought)) {
    const candidate = candidates.get(key) ?? { key, texts: new Map(), categories: new Map(), count: 0 };
    candidates.set(key, candidate);
    candidate.count++;
    countOne(candidate.texts, text);
    countOne(candidate.categories, at(columns.category, listing));
  }
}

function countOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The most frequent first, then the shortest. A phrase that always goes on in the same way is left to the longer one where it ends in a number. */
function ranked(candidates: readonly Candidate[]): readonly Candidate[] {
  const isCutShort = ({ key, count }: Candidate): boolean =>
    /\d$/.test(key) && candidates.some((other) => other.count === count && other.key.startsWith(`${key} `));
  return candidates
    .filter((candidate) => !isCutShort(candidate))
    .sort((one, other) => other.count - one.count || one.key.length - other.key.length || (one.key < other.key ? -1 : 1));
}

function suggestionOf({ texts, categories, count }: Candidate, columns: ListingIndexColumns): SearchSuggestion {
  const [text] = mostFrequent(texts);
  const [category, there] = mostFrequent(categories);
  return there * 2 > count ? { text, categoryId: at(columns.categories.values, category) } : { text };
}

function mostFrequent<Key>(counts: ReadonlyMap<Key, number>): readonly [Key, number] {
  return at([...counts].sort(([, one], [, other]) => other - one), 0);
}
