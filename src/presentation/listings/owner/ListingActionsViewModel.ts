import { makeAutoObservable, observableRef } from 'mobx';
import type { ChangeListingState, ChangeListingStateFailure } from '../../../application/listings/ChangeListingState';
import type { RenewListing } from '../../../application/listings/RenewListing';
import type { Clock } from '../../../application/shared/Clock';
import type { IdGenerator } from '../../../application/shared/IdGenerator';
import { draftOfListing } from '../../../domain/listings/draft/draftOfListing';
import type { Listing } from '../../../domain/listings/Listing';
import type { ListingDraft } from '../../../domain/listings/draft/ListingDraft';
import { transitionListing, renewListing, type OwnerStep } from '../../../domain/listings/lifecycle/transitionListing';
import type { Result } from '../../../domain/shared/Result';

export type QuickStep = Exclude<OwnerStep, 'expire' | 'delete'> | 'renew';

/**
 * What an owner does with their listings, shown before the backend has said yes, and taken back if it says no. One for the whole
 * site: the list and the page of a listing show the same.
 */
export class ListingActionsViewModel {
  /** Listings as they will be, by id: ahead of what is stored until that catches up. */
  ahead: ReadonlyMap<string, Listing> = new Map();
  /** Listings with a step on its way: a second click does nothing. */
  busy: ReadonlySet<string> = new Set();
  readonly #move: ChangeListingState;
  readonly #renew: RenewListing;
  readonly #clock: Clock;
  readonly #ids: IdGenerator;

  constructor(move: ChangeListingState, renew: RenewListing, clock: Clock, ids: IdGenerator) {
    this.#move = move;
    this.#renew = renew;
    this.#clock = clock;
    this.#ids = ids;
    makeAutoObservable(this, { ahead: observableRef, busy: observableRef }, { autoBind: true });
  }

  /** The listing as its owner should see it now. */
  shown(listing: Listing): Listing {
    const ahead = this.ahead.get(listing.id);
    if (ahead === undefined) return listing;
    return this.busy.has(listing.id) || ahead.updatedAt > listing.updatedAt ? ahead : listing;
  }

  /** Null: another step of this listing is on its way, and nothing was done. */
  async take(listing: Listing, step: QuickStep): Promise<Result<Listing, ChangeListingStateFailure> | null> {
    if (this.busy.has(listing.id)) return null;
    this.#foresee(listing, step);
    const taken = await (step === 'renew' ? this.#renew.execute(listing) : this.#move.execute(listing.id, step));
    this.settle(listing.id, taken);
    return taken;
  }

  /** What came of a step: what is stored now, or everything as before. */
  settle(id: string, taken: Result<Listing, ChangeListingStateFailure>): void {
    const ahead = new Map(this.ahead);
    if (taken.ok) ahead.set(id, taken.value);
    else ahead.delete(id);
    this.ahead = ahead;
    this.busy = new Set([...this.busy].filter((one) => one !== id));
  }

  /** A draft of another listing like it. */
  copyOf(listing: Listing): ListingDraft {
    return draftOfListing(listing, this.#ids.newId());
  }

  #foresee(listing: Listing, step: QuickStep): void {
    const now = this.#clock.now();
    const next = step === 'renew' ? renewListing(listing, now) : transitionListing(listing, step, now);
    if (next.ok) this.ahead = new Map(this.ahead).set(listing.id, next.value);
    this.busy = new Set([...this.busy, listing.id]);
  }
}
