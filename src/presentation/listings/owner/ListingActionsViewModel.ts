import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChangeListingState, ChangeListingStateFailure } from '../../../application/listings/ChangeListingState';
import type { EditListing, EditListingFailure } from '../../../application/listings/EditListing';
import type { RenewListing } from '../../../application/listings/RenewListing';
import type { Clock } from '../../../application/shared/Clock';
import type { IdGenerator } from '../../../application/shared/IdGenerator';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { draftOfListing } from '../../../domain/listings/draft/draftOfListing';
import { noSettings } from '../../../domain/listings/review/ReviewSettings';
import type { Listing } from '../../../domain/listings/Listing';
import type { ListingDraft } from '../../../domain/listings/draft/ListingDraft';
import {
  transitionListing,
  renewListing,
  type OwnerTransition,
} from '../../../domain/listings/lifecycle/transitionListing';
import type { Result } from '../../../domain/shared/Result';

export type ImmediateAction = Exclude<OwnerTransition, 'expire' | 'delete'> | 'renew';

/**
 * What an owner does with their listings: shown optimistically, and undone when the backend refuses. One for the whole site,
 * so that the list and the page of a listing show the same.
 */
export class ListingActionsViewModel {
  /** Listings as they will be, by id: shown instead of the stored ones until those are as new. */
  optimistic: ReadonlyMap<string, Listing> = new Map();
  /** Ids of listings with a pending action: a second click does nothing. */
  busy: ReadonlySet<string> = new Set();
  readonly #changeState: ChangeListingState;
  readonly #renew: RenewListing;
  readonly #edit: EditListing;
  readonly #clock: Clock;
  readonly #ids: IdGenerator;

  constructor(changeState: ChangeListingState, renew: RenewListing, edit: EditListing, clock: Clock, ids: IdGenerator) {
    this.#edit = edit;
    this.#changeState = changeState;
    this.#renew = renew;
    this.#clock = clock;
    this.#ids = ids;
    makeAutoObservable(this, { optimistic: observableRef, busy: observableRef }, { autoBind: true });
  }

  /** The listing as its owner sees it now. */
  current(listing: Listing): Listing {
    const optimistic = this.optimistic.get(listing.id);
    if (optimistic === undefined) return listing;
    return this.busy.has(listing.id) || optimistic.updatedAt > listing.updatedAt ? optimistic : listing;
  }

  /** Null: another action on this listing is pending, and nothing was done. */
  async run(listing: Listing, action: ImmediateAction): Promise<Result<Listing, ChangeListingStateFailure> | null> {
    if (this.busy.has(listing.id)) return null;
    this.#applyOptimistically(listing, action);
    const result = await (action === 'renew'
      ? this.#renew.execute(listing)
      : this.#changeState.execute(listing.id, action));
    this.#settle(listing.id, result);
    return result;
  }

  /** Renews one listing after the other until one is refused: what stops one mostly stops the others. */
  async renewAll(
    listings: readonly Listing[],
  ): Promise<{ readonly renewed: number; readonly refusal: ChangeListingStateFailure | null }> {
    let renewed = 0;
    for (const listing of listings) {
      const result = await this.run(listing, 'renew');
      if (result === null) continue;
      if (!result.ok) return { renewed, refusal: result.failure };
      renewed += 1;
    }
    return { renewed, refusal: null };
  }

  /** Stores another price, as it was typed. Null: another action on this listing is pending, and nothing was done. */
  async reprice(
    listing: Listing,
    typed: string,
    owner: UserProfile,
  ): Promise<Result<Listing, EditListingFailure> | null> {
    if (this.busy.has(listing.id)) return null;
    this.busy = new Set([...this.busy, listing.id]);
    const result = await this.#edit.execute(
      { ...draftOfListing(listing), price: typed.replace('€', '') },
      owner,
      // Title and text stay, so that no settings ask for a review (`reviewReason`): none are read.
      noSettings,
      listing,
    );
    this.#settle(listing.id, result);
    return result;
  }

  /** A draft of a new listing with the same content. */
  copyOf(listing: Listing): ListingDraft {
    return draftOfListing(listing, this.#ids.newId());
  }

  #applyOptimistically(listing: Listing, action: ImmediateAction): void {
    const now = this.#clock.now();
    const next = action === 'renew' ? renewListing(listing, now) : transitionListing(listing, action, now);
    if (next.ok) this.optimistic = new Map(this.optimistic).set(listing.id, next.value);
    this.busy = new Set([...this.busy, listing.id]);
  }

  /** Shows what is stored now; when the action was refused, the listing as before. */
  #settle(id: string, result: Result<Listing, unknown>): void {
    const optimistic = new Map(this.optimistic);
    if (result.ok) optimistic.set(id, result.value);
    else optimistic.delete(id);
    runInAction(() => {
      this.optimistic = optimistic;
      this.busy = new Set([...this.busy].filter((one) => one !== id));
    });
  }
}
