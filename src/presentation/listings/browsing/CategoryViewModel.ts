import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ListingCard } from '../../../domain/listings/Listing';
import { noCriteria } from '../../../domain/search/criteria/SearchCriteria';
import type { ListingRepository, ListingFeed } from '../../../application/listings/ListingRepository';
import type { FacetCounts, ListingSearch } from '../../../application/search/ListingSearch';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** The newest listings of a family or category, and how many there are in each of its categories. */
export class CategoryViewModel {
  newest: readonly ListingCard[] = [];
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  /** By category; null until the search has counted all listings, and for as long as it cannot. */
  counts: FacetCounts['categories'] | null = null;
  attempt = 0;
  limit = 0;
  readonly #listings: ListingRepository;
  readonly #search: ListingSearch;
  #feedKey = '';

  constructor(listings: ListingRepository, search: ListingSearch) {
    this.#listings = listings;
    this.#search = search;
    makeAutoObservable(this, { newest: observableRef, counts: observableRef }, { autoBind: true });
  }

  get canShowMore(): boolean {
    return this.newest.length > 0 && this.newest.length >= this.limit;
  }

  /** Subscribes to the newest listings of a feed, at most `limit`. */
  start(feed: ListingFeed, limit: number): Unsubscribe {
    this.#open(feed, limit);
    return this.#listings.subscribeToNewest(feed, limit, (newest) => this.#show(newest));
  }

  /** Counts the listings of a family, again at every change; does nothing when the search gives no counts. */
  startCounting(family: NonNullable<ListingFeed['family']>): Unsubscribe {
    if (!this.#search.providesCounts) return () => undefined;
    const count = async () => {
      const results = await this.#search.search({ criteria: { ...noCriteria, family }, limit: 1 });
      if (!results.ok || !results.value.complete || results.value.counts === null) return;
      const { categories } = results.value.counts;
      runInAction(() => {
        this.counts = categories;
      });
    };
    const unsubscribe = this.#search.subscribeToChanges(() => void count());
    void count();
    return unsubscribe;
  }

  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }

  #open(feed: ListingFeed, limit: number): void {
    const key = `${feed.family} ${feed.categoryId}`;
    if (key !== this.#feedKey) {
      this.#feedKey = key;
      this.newest = [];
      this.status = 'loading';
    }
    this.limit = limit;
  }

  #show(newest: BackendResult<readonly ListingCard[]>): void {
    runInAction(() => {
      this.status = newest.ok ? 'ready' : newest.failure;
      if (newest.ok) this.newest = newest.value;
    });
  }
}
