import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ListingRepository } from '../../application/listings/ListingRepository';
import type { BackendResult } from '../../application/shared/BackendResult';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { Listing } from '../../domain/listings/Listing';

/** The listing that a guest writes about, always up to date. */
export class AskedListingViewModel {
  listing: Listing | null = null;
  isLoading = true;
  readonly #listings: Pick<ListingRepository, 'subscribe'>;

  constructor(listings: Pick<ListingRepository, 'subscribe'>) {
    this.#listings = listings;
    makeAutoObservable(this, { listing: observableRef }, { autoBind: true });
  }

  start(id: string): Unsubscribe {
    return this.#listings.subscribe(id, (result) => runInAction(() => this.#show(result)));
  }

  /** What is denied is hidden or gone; any other failure leaves what was seen last. */
  #show(result: BackendResult<Listing | null>): void {
    if (!result.ok && result.failure !== 'denied') return;
    this.isLoading = false;
    this.listing = result.ok ? result.value : null;
  }
}
