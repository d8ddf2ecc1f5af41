import type { BackendState, BackendStatus } from '../../../src/application/resilience/BackendStatus';
import type { FacetCounts, ListingSearch, SearchResults } from '../../../src/application/search/ListingSearch';
import type { RecentSearches } from '../../../src/application/search/RecentSearches';
import type { ListingCard } from '../../../src/domain/listings/Listing';
import { withRecentSearch } from '../../../src/domain/search/criteria/recentSearches';
import { success } from '../../../src/domain/shared/Result';

export function someCounts(changes: Partial<FacetCounts> = {}): FacetCounts {
  return {
    categories: {},
    kinds: {},
    sellers: {},
    seniorities: { any: 0, 3: 0, 12: 0, 36: 0 },
    gift: 0,
    withPhoto: 0,
    delivery: 0,
    notReserved: 0,
    fields: {},
    ...changes,
  };
}

/** What a search that finds just these listings answers, with what a test wants otherwise. */
export function someResults(listings: readonly ListingCard[], changes: Partial<SearchResults> = {}): SearchResults {
  return {
    hits: listings.map((listing) => ({ listing })),
    total: listings.length,
    counts: someCounts(),
    complete: true,
    ...changes,
  };
}

/** A search that finds nothing and proposes nothing, with what a test wants otherwise. */
export function aSearch(changes: Partial<ListingSearch> = {}): ListingSearch {
  return {
    providesCounts: true,
    search: () => Promise.resolve(success(someResults([]))),
    suggest: () => Promise.resolve(success([])),
    subscribeToChanges: () => () => undefined,
    ...changes,
  };
}

/** Recent searches that live as long as the test. */
export function someRecentSearches(...searches: readonly string[]): RecentSearches {
  let all: readonly string[] = searches;
  return {
    all: () => all,
    remember: (query) => {
      all = withRecentSearch(all, query);
    },
    clear: () => {
      all = [];
    },
    subscribe: () => () => undefined,
  };
}

/** A backend that stays as it is. */
export function aBackend(state: BackendState = { kind: 'ready' }): BackendStatus {
  return {
    subscribe: (listener) => {
      listener(state);
      return () => undefined;
    },
  };
}
