import type { Listing } from '../../domain/listings/Listing';
import {
  transitionListing,
  type TransitionRefusal,
  type OwnerTransition,
} from '../../domain/listings/lifecycle/transitionListing';
import { failure, type Result } from '../../domain/shared/Result';
import type { CheckConfirmation } from '../auth/CheckConfirmation';
import type { Clock } from '../shared/Clock';
import type { ListingRepository, ListingWriteFailure } from './ListingRepository';

/**
 * `illegal-transition`: the stored state is not the expected one; another tab, or time, was faster. `unconfirmed`: the owner, who puts
 * the listing online again, has no proved phone number or address.
 */
export type ChangeListingStateFailure = TransitionRefusal | 'missing' | 'unconfirmed' | ListingWriteFailure;

/** Changes the state of a listing for its owner: reserved, sold, paused, online again, or expired. `DeleteListing` deletes it. */
export class ChangeListingState {
  readonly #listings: ListingRepository;
  readonly #clock: Clock;
  readonly #confirmation: Pick<CheckConfirmation, 'execute'>;

  constructor(listings: ListingRepository, clock: Clock, confirmation: Pick<CheckConfirmation, 'execute'>) {
    this.#listings = listings;
    this.#clock = clock;
    this.#confirmation = confirmation;
  }

  async execute(
    listingId: string,
    step: Exclude<OwnerTransition, 'delete'>,
  ): Promise<Result<Listing, ChangeListingStateFailure>> {
    const changed = await this.#listings.change(listingId, (listing) =>
      transitionListing(listing, step, this.#clock.now()),
    );
    return step === 'resume' || step === 'relist' ? explainDenial(changed, this.#confirmation) : changed;
  }
}

/** A refusal to put a listing online again, with its reason where the owner is not confirmed. */
export async function explainDenial(
  result: Result<Listing, ChangeListingStateFailure>,
  confirmation: Pick<CheckConfirmation, 'execute'>,
): Promise<Result<Listing, ChangeListingStateFailure>> {
  if (result.ok || result.failure !== 'denied') return result;
  return (await confirmation.execute()) ? result : failure('unconfirmed');
}
