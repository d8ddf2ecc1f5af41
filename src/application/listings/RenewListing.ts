import { currentState } from '../../domain/listings/lifecycle/lifetime';
import type { Listing } from '../../domain/listings/Listing';
import { transitionListing, renewListing } from '../../domain/listings/lifecycle/transitionListing';
import { success, type Result } from '../../domain/shared/Result';
import type { CheckConfirmation } from '../auth/CheckConfirmation';
import type { Clock } from '../shared/Clock';
import type { ListingRepository } from './ListingRepository';
import { explainDenial, type ChangeListingStateFailure } from './ChangeListingState';

/**
 * Renews a listing for 60 days. A paused listing whose time is over expires first: a paused one cannot be renewed.
 */
export class RenewListing {
  readonly #listings: ListingRepository;
  readonly #clock: Clock;
  readonly #confirmation: Pick<CheckConfirmation, 'execute'>;

  constructor(listings: ListingRepository, clock: Clock, confirmation: Pick<CheckConfirmation, 'execute'>) {
    this.#listings = listings;
    this.#clock = clock;
    this.#confirmation = confirmation;
  }

  async execute(listing: Listing): Promise<Result<Listing, ChangeListingStateFailure>> {
    const ended = await this.#endPause(listing);
    if (!ended.ok) return ended;
    const renewed = await this.#listings.change(listing.id, (stored) => renewListing(stored, this.#clock.now()));
    return explainDenial(renewed, this.#confirmation);
  }

  #endPause(listing: Listing): Promise<Result<Listing, ChangeListingStateFailure>> {
    const isOver = listing.state === 'paused' && currentState(listing, this.#clock.now()) === 'expired';
    if (!isOver) return Promise.resolve(success(listing));
    return this.#listings.change(listing.id, (stored) =>
      stored.state === 'expired' ? success(stored) : transitionListing(stored, 'expire', this.#clock.now()),
    );
  }
}
