import type { FacetCounts, SearchRequest } from '../../../../src/application/search/ListingSearch';
import { findCategory } from '../../../../src/domain/listings/catalogue/categories';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { hasSeniority, SENIORITIES } from '../../../../src/domain/listings/sellerSeniority';
import { isVisible } from '../../../../src/domain/listings/lifecycle/lifetime';
import { distanceInKilometres } from '../../../../src/domain/listings/place/distance';
import { priceInEuros } from '../../../../src/domain/listings/Price';
import { comparableValue, isCounted } from '../../../../src/domain/search/matching/fieldValues';
import { type Clause, interpretQuery, type Vocabulary } from '../../../../src/domain/search/matching/interpretQuery';
import { matchesFilters } from '../../../../src/domain/search/matching/matchesFilters';
import { parseQuery } from '../../../../src/domain/search/matching/parseQuery';
import { type MatchedField, relevanceOf, type SearchedField } from '../../../../src/domain/search/matching/relevance';
import { searchableTexts } from '../../../../src/domain/search/matching/searchableText';
import { effectiveSort, type SearchCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { similarWords } from '../../../../src/domain/search/text/similarWords';
import { hasDigit, splitMixedWord } from '../../../../src/domain/search/text/splitMixedWord';
import { stemWord } from '../../../../src/domain/search/text/stemWord';
import { isStopWord } from '../../../../src/domain/search/text/stopWords';
import { wordsOf } from '../../../../src/domain/search/text/words';

/**
 * The results that a search must have, computed from the definitions alone, without any index.
 * @param passes what a filter means, where a backend differs from `matchesFilters`.
 */
export function expectedResults(
  listings: readonly Listing[],
  { criteria, limit }: SearchRequest,
  now: number,
  passes = matchesFilters,
) {
  const visible = listings
    .filter((listing) => isVisible(listing, now))
    .map((listing) => ({
      listing,
      indexedWords: criteria.titleOnly ? titleWordsOf(listing) : indexedWordsOf(listing),
    }));
  const { clauses, excluded } = interpretQuery(
    parseQuery(criteria.query),
    vocabularyOf(
      visible.map(({ listing }) => indexedWordsOf(listing)),
      visible.map(({ indexedWords }) => indexedWords),
    ),
  );
  const matching = visible
    .map(({ listing, indexedWords }) => ({
      listing,
      clausePoints: clauses.map((clause) => points(clause, indexedWords)),
      isLeftOut: excluded.some(
        (group) => group.length > 0 && group.every((clause) => points(clause, indexedWords) > 0),
      ),
    }))
    .filter(({ clausePoints, isLeftOut }) => !isLeftOut && clausePoints.every((points) => points > 0))
    .map(({ listing, clausePoints }) => ({ listing, points: clausePoints.reduce((sum, points) => sum + points, 0) }));
  const filtered = (changes: Partial<SearchCriteria>) =>
    matching.filter(({ listing }) => passes({ ...criteria, ...changes }, listing, now));
  const found = filtered({}).sort(order(criteria));
  return {
    ids: found.slice(0, limit).map(({ listing }) => listing.id),
    total: found.length,
    counts: countsOf(criteria, now, (changes) => filtered(changes).map(({ listing }) => listing)),
  };
}

interface IndexedWord {
  readonly word: string;
  readonly key: string;
  readonly field: SearchedField;
}

const wordsByListing = new WeakMap<Listing, readonly IndexedWord[]>();

function indexedWordsOf(listing: Listing): readonly IndexedWord[] {
  const indexedWords = wordsByListing.get(listing) ?? readWords(listing);
  wordsByListing.set(listing, indexedWords);
  return indexedWords;
}

/** The words that the title has in some form, wherever they occur. */
function titleWordsOf(listing: Listing): readonly IndexedWord[] {
  const words = indexedWordsOf(listing);
  const keys = new Set(words.filter(({ field }) => field === 'title').map(({ key }) => key));
  return words.filter(({ key }) => keys.has(key));
}

function readWords(listing: Listing): readonly IndexedWord[] {
  return searchableTexts(listing).flatMap(({ text, field, isName, withStopWords }) =>
    wordsOf(text)
      .filter(({ word }) => withStopWords === true || !isStopWord(word))
      .flatMap(({ word }) => [word, ...splitMixedWord(word)])
      .map((word) => ({ word, key: isName === true ? word : stemWord(word), field })),
  );
}

/**
 * A term is the index of its key.
 * @param counted the words of each listing that count; the others are known, and found nowhere.
 */
function vocabularyOf(
  all: readonly (readonly IndexedWord[])[],
  counted: readonly (readonly IndexedWord[])[],
): Vocabulary & { readonly keys: readonly string[] } {
  const indexedWords = all.flat();
  const keys = [...new Set(indexedWords.map(({ key }) => key))];
  termKeys = keys;
  const found = new Set(counted.flat().map(({ key }) => key));
  const words = [...new Set(indexedWords.map(({ word }) => word))].sort();
  const termsOf = (some: readonly string[]) => {
    const wanted = new Set(some);
    return [...new Set(indexedWords.filter(({ word }) => wanted.has(word)).map(({ key }) => key))]
      .filter((key) => found.has(key))
      .map((key) => keys.indexOf(key));
  };
  return {
    keys,
    termOf: (stem) => (found.has(stem) ? keys.indexOf(stem) : undefined),
    completionsOf: (beginning) => termsOf(words.filter((word) => word.startsWith(beginning))),
    similarTo: (word, { edits, completing, sameInitial }) =>
      termsOf(
        similarWords(words, word, edits, completing)
          .map((index) => words[index] ?? '')
          .filter((near) => !hasDigit(near) && (!sameInitial || near[0] === word[0])),
      ),
    occurTogether: (one, other) =>
      counted.some((listing) => [one, other].every((term) => listing.some(({ key }) => key === keys[term]))),
  };
}

let termKeys: readonly string[] = [];

function points(clause: Clause, indexedWords: readonly IndexedWord[]): number {
  const pointsIn = (key: string | undefined, exact: boolean, completed = false): number => {
    const matched = matchedFieldOf(indexedWords.filter((word) => word.key === key).map(({ field }) => field));
    return matched === null || (completed && matched === 'description') ? 0 : relevanceOf(matched, exact);
  };
  return Math.max(
    0,
    ...clause.map(({ terms, exact, completed }) =>
      Math.min(...terms.map((term) => pointsIn(termKeys[term], exact, completed))),
    ),
  );
}

function matchedFieldOf(fields: readonly SearchedField[]): MatchedField | null {
  if (!fields.includes('title')) return inOrder.find((field) => fields.includes(field)) ?? null;
  if (fields.includes('category')) return 'title-and-category';
  return fields.includes('attributes') ? 'title-and-attributes' : 'title';
}

const inOrder: readonly SearchedField[] = ['category', 'attributes', 'description'];

interface Found {
  readonly listing: Listing;
  readonly points: number;
}

function order(criteria: SearchCriteria): (one: Found, other: Found) => number {
  const keyOf = ({ listing, points }: Found): number => {
    const euros = priceInEuros(listing.price);
    switch (effectiveSort(criteria)) {
      case 'relevance':
        return -points + (listing.kind === 'wanted' ? 0.5 : 0);
      case 'date':
        return 0;
      case 'price-up':
        return euros ?? Infinity;
      case 'price-down':
        return euros === null ? Infinity : -euros;
      case 'distance':
        return criteria.place === undefined ? 0 : distanceInKilometres(criteria.place, listing.location);
    }
  };
  return (one, other) => {
    const [key, otherKey] = [keyOf(one), keyOf(other)];
    if (key !== otherKey) return key < otherKey ? -1 : 1;
    const tie = other.listing.publishedAt - one.listing.publishedAt || (one.listing.id < other.listing.id ? -1 : 1);
    return effectiveSort(criteria) === 'price-down' && key !== Infinity ? -tie : tie;
  };
}

/** Each count leaves its own filter out; that of categories also leaves out those of fields, which belong to a category. */
function countsOf(
  criteria: SearchCriteria,
  now: number,
  filtered: (changes: Partial<SearchCriteria>) => readonly Listing[],
): FacetCounts {
  const without = (key: keyof SearchCriteria) => ({ [key]: undefined });
  return {
    categories: tally(
      filtered({ ...without('family'), ...without('categoryId'), fields: {} }).map(({ categoryId }) => categoryId),
    ),
    kinds: tally(filtered(without('kind')).map(({ kind }) => kind)),
    sellers: tally(filtered(without('seller')).map(({ seller }) => seller.kind)),
    seniorities: seniorityCounts(filtered(without('seniority')), now),
    gift: filtered({ giftOnly: true }).length,
    withPhoto: filtered({ withPhoto: true }).length,
    delivery: filtered({ delivery: true }).length,
    notReserved: filtered({ hideReserved: true }).length,
    fields: fieldCounts(criteria, filtered),
  };
}

function seniorityCounts(listings: readonly Listing[], now: number): FacetCounts['seniorities'] {
  const counts = { any: listings.length, 3: 0, 12: 0, 36: 0 };
  for (const seniority of SENIORITIES)
    counts[seniority] = listings.filter(({ seller }) => hasSeniority(seller.memberSince, seniority, now)).length;
  return counts;
}

function fieldCounts(
  { categoryId, fields }: SearchCriteria,
  filtered: (changes: Partial<SearchCriteria>) => readonly Listing[],
): FacetCounts['fields'] {
  const counted = (findCategory(categoryId ?? '')?.fields ?? []).filter(isCounted);
  return Object.fromEntries(
    counted.map(({ id, kind }) => {
      const others = Object.fromEntries(Object.entries(fields).filter(([fieldId]) => fieldId !== id));
      const values = filtered({ fields: others })
        .map((listing) => listing.fields[id])
        .filter((value) => value !== undefined && value !== false);
      return [id, tally(values.map((value) => (kind === 'flag' ? 'true' : comparableValue(value))))];
    }),
  );
}

export function tally(values: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
