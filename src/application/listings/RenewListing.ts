import { currentState } from '../../domain/listings/lifecycle/lifetime';
import type { Listing } from '../../domain/listings/Listing';
import { transitionListing, renewListing } from '../../domain/listings/lifecycle/transitionListing';
import { success, type Result } from '../../domain/shared/Result';
import type { Clock } from '../shared/Clock';
import type { ListingRepository } from './ListingRepository';
import type { ChangeListingStateFailure } from './ChangeListingState';

/**
 * Renews a listing for 60 days. A paused listing whose time is over expires first: a paused one cannot be renewed.
 */
export class RenewListing {
  readonly #listings: ListingRepository;
  readonly #clock: Clock;

  constructor(listings: ListingRepository, clock: Clock) {
    this.#listings = listings;
    this.#clock = clock;
  }

  async execute(listing: Listing): Promise<Result<Listing, ChangeListingStateFailure>> {
    const ended = await this.#endPause(listing);
    return ended.ok ? this.#listings.change(listing.id, (stored) => renewListing(stored, this.#clock.now())) : ended;
  }

  #endPause(listing: Listing): Promise<Result<Listing, ChangeListingStateFailure>> {
    const isOver = listing.state === 'paused' && currentState(listing, this.#clock.now()) === 'expired';
    if (!isOver) return Promise.resolve(success(listing));
    return this.#listings.change(listing.id, (stored) =>
      stored.state === 'expired' ? success(stored) : transitionListing(stored, 'expire', this.#clock.now()),
    );
  }
}
