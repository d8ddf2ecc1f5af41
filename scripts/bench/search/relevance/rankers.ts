import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';
import type { Listing } from '../../../../src/domain/listings/Listing';
import type { SearchCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { matchesFilters } from '../../../../src/domain/search/matching/matchesFilters';
import { indexedTerms } from '../../../../src/domain/search/matching/indexedTerms';
import { parseQuery } from '../../../../src/domain/search/matching/parseQuery';
import type { SearchedField } from '../../../../src/domain/search/matching/relevance';
import type { Instant } from '../../../../src/domain/shared/Instant';
import { ListingIndex } from '../../../../src/infrastructure/embedded/search/ListingIndex';

/** Finds listings: their ids, the most relevant first. All engines apply the same filters. */
export type Ranker = (criteria: SearchCriteria) => readonly string[];

const LIMIT = 100;

export function monBazar(listings: readonly Listing[], now: Instant): Ranker {
  const index = new ListingIndex();
  for (const listing of oldestFirst(listings)) index.put(listing);
  return (criteria) => {
    const { hits } = index.search({ criteria, limit: LIMIT }, now);
    return (JSON.parse(hits) as readonly { readonly listing: { readonly id: string } }[]).map(
      ({ listing }) => listing.id,
    );
  };
}

/**
 * MiniSearch with our words, stems and stop words, and the options that did best on the judged queries among 36 combinations: category and title
 * boosted, all words required, the last one completed, words of five letters and more corrected.
 */
export function miniSearch(listings: readonly Listing[], now: Instant): Ranker {
  const index = new MiniSearch<{ id: number }>({
    fields: ['title', 'category', 'attributes', 'description'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      combineWith: 'AND',
      boost: { title: 3, category: 6, attributes: 2 },
      prefix: (_term, position, terms) => position === terms.length - 1,
      fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
      weights: { fuzzy: 0.1, prefix: 0.1 },
    },
  });
  listings.forEach((listing, id) => index.add({ id, ...termsByField(listing) }));
  return (criteria) => {
    const filter = ({ id }: { id: number }) => passes(listings[id], criteria, now);
    const found =
      criteria.query === ''
        ? index.search(MiniSearch.wildcard, { filter })
        : index.search(stemsOf(criteria), { filter });
    return found.map(({ id }: { id: number }) => listings[id]?.id ?? '');
  };
}

/** FlexSearch with our words, stems and stop words: one field, since it matches all words of a query within one field; the title comes first. The options
 * are the best of 16 combinations. */
export function flexSearch(listings: readonly Listing[], now: Instant): Ranker {
  const index = new Index({ tokenize: 'forward', encode: (text: string) => text.split(' '), resolution: 9 });
  listings.forEach((listing, id) => {
    const { title, category, attributes, description } = termsByField(listing);
    index.add(id, `${title} ${category} ${attributes} ${description}`);
  });
  return (criteria) => {
    const found = index.search(stemsOf(criteria), { limit: listings.length, suggest: true });
    return (Array.isArray(found) ? found : [])
      .map((id) => listings[Number(id)])
      .filter((listing) => passes(listing, criteria, now))
      .map((listing) => listing?.id ?? '');
  };
}

function passes(listing: Listing | undefined, criteria: SearchCriteria, now: Instant): boolean {
  return listing !== undefined && matchesFilters(criteria, listing, now);
}

function termsByField(listing: Listing): Readonly<Record<SearchedField, string>> {
  const terms = indexedTerms(listing);
  const termsIn = (wanted: SearchedField) =>
    terms
      .filter(({ field }) => field === wanted)
      .map(({ term }) => term)
      .join(' ');
  return {
    title: termsIn('title'),
    category: termsIn('category'),
    attributes: termsIn('attributes'),
    description: termsIn('description'),
  };
}

function stemsOf({ query }: SearchCriteria): string {
  return parseQuery(query)
    .words.map(({ stem }) => stem)
    .join(' ');
}

function oldestFirst(listings: readonly Listing[]): readonly Listing[] {
  return [...listings].sort((one, other) => one.publishedAt - other.publishedAt);
}
