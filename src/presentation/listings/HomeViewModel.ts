import { makeAutoObservable, observableRef } from 'mobx';
import type { ListingCard } from '../../domain/listings/Listing';
import type { Result } from '../../domain/shared/Result';
import type { ListingRepository } from '../../application/listings/ListingRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';

const NEWEST_SHOWN = 24;

export class HomeViewModel {
  newest: readonly ListingCard[] = [];
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  readonly #listings: ListingRepository;

  constructor(listings: ListingRepository) {
    this.#listings = listings;
    makeAutoObservable(this, { newest: observableRef }, { autoBind: true });
  }

  start(): Unsubscribe {
    return this.#listings.watchNewest({}, NEWEST_SHOWN, this.show);
  }

  show(newest: Result<readonly ListingCard[], BackendFailure>): void {
    this.status = newest.ok ? 'ready' : newest.failure;
    if (newest.ok) this.newest = newest.value;
  }
}
