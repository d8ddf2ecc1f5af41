import type { FacetCounts, SearchRequest, SearchSuggestion } from '../../../application/search/ListingSearch';
import { isPublic } from '../../../domain/listings/lifecycle/ListingState';
import type { Listing } from '../../../domain/listings/Listing';
import { interpretQuery } from '../../../domain/search/matching/interpretQuery';
import { parseQuery } from '../../../domain/search/matching/parseQuery';
import { effectiveSort } from '../../../domain/search/criteria/SearchCriteria';
import type { Instant } from '../../../domain/shared/Instant';
import { indexHitText } from './indexHitText';
import { indexSuggestions } from './indexSuggestions';
import { ListingIndexCards, type PackedCards } from './ListingIndexCards';
import { ListingIndexColumns, type PackedColumns } from './ListingIndexColumns';
import { ListingIndexCounts } from './ListingIndexCounts';
import { ListingIndexFilter, OUT } from './ListingIndexFilter';
import { ListingIndexMatcher } from './ListingIndexMatcher';
import { isTitlePosting, listingOf, ListingIndexPostings, type PackedPostings } from './ListingIndexPostings';
import { ListingIndexSelection } from './ListingIndexSelection';
import { ListingIndexTexts } from './ListingIndexTexts';
import { ListingIndexVocabulary, type PackedVocabulary } from './ListingIndexVocabulary';
import { yieldToMessages } from './yieldToMessages';

/** The hits are the JSON of `SearchHit`s: posting text from a worker costs less than posting objects. */
export interface IndexResults {
  readonly hits: string;
  readonly total: number;
  readonly counts: FacetCounts;
}

/** An index to be stored. */
export interface PackedIndex {
  readonly columns: PackedColumns;
  readonly cards: PackedCards;
  readonly vocabulary: PackedVocabulary;
  readonly postings: PackedPostings;
}

/**
 * All public listings in memory, so that any search takes a few milliseconds. A listing that changes gets a new number;
 * numbers are never reused.
 */
export class ListingIndex {
  readonly #columns: ListingIndexColumns;
  readonly #cards: ListingIndexCards;
  readonly #postings: ListingIndexPostings;
  readonly #vocabulary: ListingIndexVocabulary;
  readonly #texts: ListingIndexTexts;
  readonly #matcher: ListingIndexMatcher;
  readonly #numberById = new Map<string, number>();
  #now: Instant = 0;
  #inTitle = false;

  /** Without listings, or as it was packed. Throws where something of it is missing. */
  constructor(packed: PackedIndex | null = null) {
    const { columns, cards, vocabulary, postings } = packed ?? noParts;
    this.#columns = new ListingIndexColumns(columns);
    this.#cards = new ListingIndexCards(cards, this.#columns.size);
    this.#postings = new ListingIndexPostings(postings, vocabulary?.stems.length ?? 0);
    this.#vocabulary = new ListingIndexVocabulary((terms) => this.#isInUse(terms), vocabulary);
    this.#texts = new ListingIndexTexts(this.#postings, this.#vocabulary);
    this.#matcher = new ListingIndexMatcher(this.#postings);
    for (const [number, id] of this.#columns.ids.entries()) {
      if (this.#columns.isHeld(number)) this.#numberById.set(id, number);
    }
  }

  /** Adds a listing or replaces it; one that is not public is removed. */
  put(listing: Listing): void {
    this.remove(listing.id);
    if (!isPublic(listing.state)) return;
    const number = this.#columns.add(listing);
    this.#cards.add(listing);
    this.#texts.read(listing, number);
    this.#numberById.set(listing.id, number);
  }

  remove(id: string): void {
    const number = this.#numberById.get(id);
    if (number === undefined) return;
    this.#columns.remove(number);
    this.#numberById.delete(id);
  }

  /** In slices; null where a listing was added meanwhile. */
  async pack(): Promise<PackedIndex | null> {
    const { size } = this.#columns;
    const postings = await this.#postings.pack();
    const vocabulary = await this.#vocabulary.pack();
    await yieldToMessages();
    const cards = this.#cards.pack();
    await yieldToMessages();
    const packed = { postings, vocabulary, cards, columns: this.#columns.pack() };
    return size === this.#columns.size ? packed : null;
  }

  has(id: string): boolean {
    return this.#numberById.has(id);
  }

  /** Listings held, expired ones included. */
  get size(): number {
    return this.#numberById.size;
  }

  search({ criteria, limit }: SearchRequest, now: Instant): IndexResults {
    this.#now = now;
    this.#inTitle = criteria.titleOnly;
    const filter = new ListingIndexFilter(criteria, this.#columns, now);
    const counts = new ListingIndexCounts(criteria, this.#columns, filter, now);
    const selection = new ListingIndexSelection(effectiveSort(criteria), limit, this.#columns, filter);
    const interpretation = interpretQuery(parseQuery(criteria.query), this.#vocabulary);
    let total = 0;
    const visit = (listing: number, points: number): void => {
      const failures = filter.failures(listing);
      if (failures === OUT) return;
      counts.add(listing, failures);
      if (failures !== 0) return;
      total++;
      selection.offer(listing, points);
    };
    this.#matcher.visitMatches(interpretation, this.#columns.size, visit, criteria.titleOnly);
    const hits = selection.listings.map((listing) =>
      indexHitText(listing, filter.distanceOf(listing), this.#columns, this.#cards),
    );
    return { hits: `[${hits.join()}]`, total, counts: counts.result };
  }

  suggest(text: string, now: Instant): readonly SearchSuggestion[] {
    this.#now = now;
    this.#inTitle = false;
    return indexSuggestions(text, {
      vocabulary: this.#vocabulary,
      matcher: this.#matcher,
      columns: this.#columns,
      cards: this.#cards,
      now,
    });
  }

  #isInUse(terms: readonly number[]): boolean {
    return this.#postings
      .ofAll(terms, this.#inTitle)
      .some(
        (posting) =>
          (!this.#inTitle || isTitlePosting(posting)) && this.#columns.isFindable(listingOf(posting), this.#now),
      );
  }
}

const noParts = { columns: null, cards: null, vocabulary: null, postings: null };
