import type { FacetCounts, SearchRequest } from '../../../../src/application/search/ListingSearch';
import { findCategory } from '../../../../src/domain/listings/catalogue/categories';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { isVisible } from '../../../../src/domain/listings/lifecycle/lifetime';
import { distanceInKilometres } from '../../../../src/domain/listings/place/Location';
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

/** What a search must find, worked out from the definitions alone, without regard to time. */
export function expectedResults(listings: readonly Listing[], { criteria, limit }: SearchRequest, now: number) {
  const visible = listings
    .filter((listing) => isVisible(listing, now))
    .map((listing) => ({ listing, said: wordsSaid(listing) }));
  const { clauses, excluded } = interpretQuery(
    parseQuery(criteria.query),
    vocabularyOf(visible.map(({ said }) => said)),
  );
  const worded = visible
    .map(({ listing, said }) => ({
      listing,
      gains: clauses.map((clause) => gain(clause, said)),
      isLeftOut: excluded.some((group) => group.length > 0 && group.every((clause) => gain(clause, said) > 0)),
    }))
    .filter(({ gains, isLeftOut }) => !isLeftOut && gains.every((points) => points > 0))
    .map(({ listing, gains }) => ({ listing, points: gains.reduce((sum, points) => sum + points, 0) }));
  const meeting = (changes: Partial<SearchCriteria>) =>
    worded.filter(({ listing }) => matchesFilters({ ...criteria, ...changes }, listing, now));
  const found = meeting({}).sort(order(criteria));
  return {
    ids: found.slice(0, limit).map(({ listing }) => listing.id),
    total: found.length,
    counts: countsOf(criteria, (changes) => meeting(changes).map(({ listing }) => listing)),
  };
}

interface Said {
  readonly word: string;
  readonly key: string;
  readonly zone: SearchedField;
}

const saidBy = new WeakMap<Listing, readonly Said[]>();

function wordsSaid(listing: Listing): readonly Said[] {
  const said = saidBy.get(listing) ?? readWords(listing);
  saidBy.set(listing, said);
  return said;
}

function readWords(listing: Listing): readonly Said[] {
  return searchableTexts(listing).flatMap(({ text, field: zone, isName, withStopWords }) =>
    wordsOf(text)
      .filter(({ word }) => withStopWords === true || !isStopWord(word))
      .flatMap(({ word }) => [word, ...splitMixedWord(word)])
      .map((word) => ({ word, key: isName === true ? word : stemWord(word), zone })),
  );
}

/** A term is the index of its key. */
function vocabularyOf(all: readonly (readonly Said[])[]): Vocabulary & { readonly keys: readonly string[] } {
  const said = all.flat();
  const keys = [...new Set(said.map(({ key }) => key))];
  termKeys = keys;
  const words = [...new Set(said.map(({ word }) => word))].sort();
  const termsOf = (some: readonly string[]) => {
    const wanted = new Set(some);
    return [...new Set(said.filter(({ word }) => wanted.has(word)).map(({ key }) => key))].map((key) =>
      keys.indexOf(key),
    );
  };
  return {
    keys,
    termOf: (stem) => (keys.includes(stem) ? keys.indexOf(stem) : undefined),
    completionsOf: (beginning) => termsOf(words.filter((word) => word.startsWith(beginning))),
    similarTo: (word, { edits, completing, sameInitial }) =>
      termsOf(
        similarWords(words, word, edits, completing)
          .map((index) => words[index] ?? '')
          .filter((near) => !hasDigit(near) && (!sameInitial || near[0] === word[0])),
      ),
    occurTogether: (one, other) =>
      all.some((listing) => [one, other].every((term) => listing.some(({ key }) => key === keys[term]))),
  };
}

let termKeys: readonly string[] = [];

function gain(clause: Clause, said: readonly Said[]): number {
  const pointsIn = (key: string | undefined, exact: boolean, completed = false): number => {
    const place = placeOf(said.filter((word) => word.key === key).map(({ zone }) => zone));
    return place === null || (completed && place === 'description') ? 0 : relevanceOf(place, exact);
  };
  return Math.max(
    0,
    ...clause.map(({ terms, exact, completed }) =>
      Math.min(...terms.map((term) => pointsIn(termKeys[term], exact, completed))),
    ),
  );
}

function placeOf(zones: readonly SearchedField[]): MatchedField | null {
  if (zones.includes('title')) return zones.includes('attributes') ? 'title-and-attributes' : 'title';
  return zones.includes('attributes') ? 'attributes' : (zones[0] ?? null);
}

interface Found {
  readonly listing: Listing;
  readonly points: number;
}

function order(criteria: SearchCriteria): (one: Found, other: Found) => number {
  const keyOf = ({ listing, points }: Found): number => {
    const euros = priceInEuros(listing.price);
    switch (effectiveSort(criteria)) {
      case 'relevance':
        return -points;
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
  meeting: (changes: Partial<SearchCriteria>) => readonly Listing[],
): FacetCounts {
  const without = (key: keyof SearchCriteria) => ({ [key]: undefined });
  return {
    categories: tally(
      meeting({ ...without('family'), ...without('categoryId'), fields: {} }).map(({ categoryId }) => categoryId),
    ),
    kinds: tally(meeting(without('kind')).map(({ kind }) => kind)),
    sellers: tally(meeting(without('seller')).map(({ seller }) => seller.kind)),
    gift: meeting({ giftOnly: true }).length,
    withPhoto: meeting({ withPhoto: true }).length,
    delivery: meeting({ delivery: true }).length,
    fields: fieldCounts(criteria, meeting),
  };
}

function fieldCounts(
  { categoryId, fields }: SearchCriteria,
  meeting: (changes: Partial<SearchCriteria>) => readonly Listing[],
): FacetCounts['fields'] {
  const counted = (findCategory(categoryId ?? '')?.fields ?? []).filter(isCounted);
  return Object.fromEntries(
    counted.map(({ id, kind }) => {
      const others = Object.fromEntries(Object.entries(fields).filter(([fieldId]) => fieldId !== id));
      const values = meeting({ fields: others })
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
