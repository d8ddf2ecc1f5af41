import type { ListingCard } from '../../../src/domain/listings/Listing';
import type {
  FacetCounts,
  ListingSearch,
  SearchRequest,
  SearchResults,
} from '../../../src/application/search/ListingSearch';
import { success } from '../../../src/domain/shared/Result';

const noCounts: FacetCounts = {
  categories: {},
  kinds: {},
  sellers: {},
  gift: 0,
  withPhoto: 0,
  delivery: 0,
  notReserved: 0,
  fields: {},
};

export function someResults(cards: readonly ListingCard[], counts: Partial<FacetCounts> = {}): SearchResults {
  return {
    hits: cards.map((listing) => ({ listing })),
    total: cards.length,
    counts: { ...noCounts, ...counts },
    complete: true,
  };
}

interface StubSearch extends ListingSearch {
  readonly requests: readonly SearchRequest[];
  /** Calls the listeners as if a listing had changed. */
  change(): void;
}

/** A search with the given answers that records its requests. */
export function aListingSearch(
  answer: (request: SearchRequest) => Awaited<ReturnType<ListingSearch['search']>> = () => success(someResults([])),
): StubSearch {
  const requests: SearchRequest[] = [];
  const listeners = new Set<() => void>();
  return {
    providesCounts: true,
    requests,
    search: async (request) => {
      requests.push(request);
      return answer(request);
    },
    suggest: async () => success([]),
    subscribeToChanges: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: () => {
      for (const listener of listeners) listener();
    },
  };
}
