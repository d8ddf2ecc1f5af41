import type { ListingCard } from '../../domain/listings/Listing';
import type { SellerSeniority } from '../../domain/listings/sellerSeniority';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import type { SuggestedPhrase } from '../../domain/search/text/SuggestionTally';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

export interface SearchRequest {
  readonly criteria: SearchCriteria;
  /** The number of results, from the first on; a larger limit keeps the order of those already shown. */
  readonly limit: number;
}

export interface SearchHit {
  readonly listing: ListingCard;
  /** Kilometres from the centre of the searched place, if there is one. */
  readonly distanceKm?: number;
}

export interface SearchResults {
  readonly hits: readonly SearchHit[];
  /** How many listings match, on all pages. */
  readonly total: number;
  /** True: there are more, which were not counted. */
  readonly totalIsCapped?: true;
  /** `null` where `providesCounts` is false: counting would cost too much. */
  readonly counts: FacetCounts | null;
  /** False while older listings are still being indexed: there may be more results. */
  readonly complete: boolean;
}

/** How many results each further choice would leave. A choice that is absent leaves none. */
export interface FacetCounts {
  readonly categories: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Record<string, number>>;
  readonly sellers: Readonly<Record<string, number>>;
  /** Who has a seniority has all shorter ones too. */
  readonly seniorities: Readonly<Record<SellerSeniority | 'any', number>>;
  readonly gift: number;
  readonly withPhoto: number;
  readonly delivery: number;
  readonly notReserved: number;
  /**
   * For choice, flag and text filters of the chosen category: field id → value (`true` for a flag) → count. Texts are
   * counted under the spelling that the field proposes, if any; only the 50 most frequent are returned.
   */
  readonly fields: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export type SearchSuggestion = SuggestedPhrase;

export interface ListingSearch {
  /** Whether results have `counts`. */
  readonly providesCounts: boolean;

  /** Visible listings that match, in the order of the criteria. */
  search(request: SearchRequest): Promise<BackendResult<SearchResults>>;

  /** Up to 8 completions, most likely first; none for blank text. */
  suggest(text: string): Promise<BackendResult<readonly SearchSuggestion[]>>;

  /**
   * Calls the listener when results may have changed: a listing was added, changed or removed in any tab, or indexing
   * went on.
   */
  subscribeToChanges(listener: () => void): Unsubscribe;
}
export const ListingSearch = token<ListingSearch>('ListingSearch');
