import { makeAutoObservable, observableStruct, runInAction } from 'mobx';
import type { ListingCard } from '../../../domain/listings/Listing';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

export class HomeViewModel {
  newest: readonly ListingCard[];
  status: 'loading' | 'ready' | BackendFailure;
  /** Incremented by `retry`; the screen then calls `start` again. */
  attempt = 0;
  limit = 0;
  readonly #listings: ListingRepository;

  /** `initial`: cards shown until the backend answers, for example those of a prerendered page. */
  constructor(listings: ListingRepository, initial: readonly ListingCard[]) {
    this.#listings = listings;
    this.newest = initial;
    this.status = initial.length > 0 ? 'ready' : 'loading';
    // Each change of the listings emits them all, most often the same: these do not render the cards again.
    makeAutoObservable(this, { newest: observableStruct }, { autoBind: true });
  }

  get canShowMore(): boolean {
    return this.newest.length > 0 && this.newest.length >= this.limit;
  }

  /** Subscribes to the newest listings, at most `limit`. */
  start(limit: number): Unsubscribe {
    this.limit = limit;
    return this.#listings.subscribeToNewest({}, limit, (newest) => this.#show(newest));
  }

  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }

  #show(newest: BackendResult<readonly ListingCard[]>): void {
    runInAction(() => {
      this.status = newest.ok ? 'ready' : newest.failure;
      if (newest.ok) this.newest = newest.value;
    });
  }
}
