import type { ListingViews } from '../../../application/listings/ListingViews';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { lazyCall } from './lazyCall';
import type { Lazy } from './lazySubscribe';

/** Stands in for the counter of views until Firebase has come. */
export class LazyListingViews implements ListingViews {
  readonly #lazy: Lazy<ListingViews>;

  constructor(lazy: Lazy<ListingViews>) {
    this.#lazy = lazy;
  }

  count(listingId: string): Promise<BackendResult<void>> {
    return lazyCall(this.#lazy, (views) => views.count(listingId));
  }

  of(listingIds: readonly string[]): Promise<BackendResult<ReadonlyMap<string, number>>> {
    return lazyCall(this.#lazy, (views) => views.of(listingIds));
  }
}
