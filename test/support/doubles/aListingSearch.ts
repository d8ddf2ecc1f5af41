import type { ListingSearch, SearchRequest } from '../../../src/application/search/ListingSearch';
import { success } from '../../../src/domain/shared/Result';
import { someResults } from '../builders/aSearch';

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
