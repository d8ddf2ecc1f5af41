import type { Listing } from '../../domain/listings/Listing';
import {
  transitionListing,
  type TransitionRefusal,
  type OwnerTransition,
} from '../../domain/listings/lifecycle/transitionListing';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { Clock } from '../shared/Clock';
import type { ListingRepository } from './ListingRepository';

/** `illegal-transition`: it does not stand as was thought; another tab, or time, was faster. */
export type ChangeListingStateFailure = TransitionRefusal | 'missing' | BackendFailure;

/** Takes a listing to another state at its owner's wish: reserved, sold, paused, back online, deleted, or expired when its time is over. */
export class ChangeListingState {
  readonly #listings: ListingRepository;
  readonly #clock: Clock;

  constructor(listings: ListingRepository, clock: Clock) {
    this.#listings = listings;
    this.#clock = clock;
  }

  execute(listingId: string, step: OwnerTransition): Promise<Result<Listing, ChangeListingStateFailure>> {
    return this.#listings.change(listingId, (listing) => transitionListing(listing, step, this.#clock.now()));
  }
}
