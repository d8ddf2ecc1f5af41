import type {
  ListingSearch,
  SearchRequest,
  SearchResults,
  SearchSuggestion,
} from '../../../application/search/ListingSearch';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { lazyCall } from './lazyCall';
import { lazySubscribe, type Lazy } from './lazySubscribe';

/** Stands in for the search until Firebase has come: a rendered page has brought its results. */
export class LazyListingSearch implements ListingSearch {
  readonly providesCounts = false;
  readonly #lazy: Lazy<ListingSearch>;

  constructor(lazy: Lazy<ListingSearch>) {
    this.#lazy = lazy;
  }

  search(request: SearchRequest): Promise<BackendResult<SearchResults>> {
    return lazyCall(this.#lazy, (search) => search.search(request));
  }

  suggest(text: string): Promise<BackendResult<readonly SearchSuggestion[]>> {
    return lazyCall(this.#lazy, (search) => search.suggest(text));
  }

  subscribeToChanges(listener: () => void): Unsubscribe {
    return lazySubscribe(
      this.#lazy,
      (search) => search.subscribeToChanges(listener),
      () => undefined,
    );
  }
}
