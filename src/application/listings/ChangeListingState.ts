import type { Listing } from '../../domain/listings/Listing';
import {
  transitionListing,
  type TransitionRefusal,
  type OwnerTransition,
} from '../../domain/listings/lifecycle/transitionListing';
import type { Result } from '../../domain/shared/Result';
import type { TimedFailure } from '../shared/BackendFailure';
import type { Clock } from '../shared/Clock';
import type { ListingRepository } from './ListingRepository';

/** `illegal-transition`: the stored state is not the expected one; another tab, or time, was faster. */
export type ChangeListingStateFailure = TransitionRefusal | 'missing' | TimedFailure;

/** Changes the state of a listing for its owner: reserved, sold, paused, online again, or expired. `DeleteListing` deletes it. */
export class ChangeListingState {
  readonly #listings: ListingRepository;
  readonly #clock: Clock;

  constructor(listings: ListingRepository, clock: Clock) {
    this.#listings = listings;
    this.#clock = clock;
  }

  execute(
    listingId: string,
    step: Exclude<OwnerTransition, 'delete'>,
  ): Promise<Result<Listing, ChangeListingStateFailure>> {
    return this.#listings.change(listingId, (listing) => transitionListing(listing, step, this.#clock.now()));
  }
}
