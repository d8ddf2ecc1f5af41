import type { ListingCard } from '../../domain/listings/Listing';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import type { SuggestedPhrase } from '../../domain/search/text/SuggestionTally';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

export interface SearchRequest {
  readonly criteria: SearchCriteria;
  /** How many results from the first on; asking again for more keeps the order of those already shown. */
  readonly limit: number;
}

export interface SearchHit {
  readonly listing: ListingCard;
  /** Kilometres from the centre of the place searched, where one is. */
  readonly distanceKm?: number;
}

export interface SearchResults {
  readonly hits: readonly SearchHit[];
  /** How many listings match, all pages together. */
  readonly total: number;
  /** True: there are more, which were not counted. */
  readonly totalIsCapped?: true;
  /** Null where `providesCounts` is false: counting would cost too much. */
  readonly counts: FacetCounts | null;
  /** False while older listings are still being indexed: more may come. */
  readonly complete: boolean;
}

/** How many results each further choice would leave; a choice that is absent leaves none. */
export interface FacetCounts {
  readonly categories: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Record<string, number>>;
  readonly sellers: Readonly<Record<string, number>>;
  readonly gift: number;
  readonly withPhoto: number;
  readonly delivery: number;
  /**
   * Of the chosen category's choice, flag and text filters: field id → value (`true` for a flag) → count. A text counts under
   * the spelling that the field proposes, if any; the 50 most frequent are told.
   */
  readonly fields: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export type SearchSuggestion = SuggestedPhrase;

export interface ListingSearch {
  /** Whether results tell how many each choice would leave. */
  readonly providesCounts: boolean;

  /** Visible listings that match, in the order of the criteria. */
  search(request: SearchRequest): Promise<BackendResult<SearchResults>>;

  /** Up to 8 completions, the likeliest first; none for blank text. */
  suggest(text: string): Promise<BackendResult<readonly SearchSuggestion[]>>;

  /** Calls back when results may have changed: a listing came, changed or went in any tab, or indexing went on. */
  subscribeToChanges(listener: () => void): Unsubscribe;
}
export const ListingSearch = token<ListingSearch>('ListingSearch');
