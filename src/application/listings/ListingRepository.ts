import type { FamilyId } from '../../domain/listings/catalogue/Category';
import type { Listing, ListingCard } from '../../domain/listings/Listing';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Which listings a shelf shows: all, those of a family, those of a category, or those of an owner, whatever their category. */
export type ListingFeed = { readonly family?: FamilyId; readonly categoryId?: string; readonly ownerId?: string };

export interface ListingRepository {
  /**
   * Tells a listing now and at every change, in whichever tab it is made, until unsubscribed. `null`: there is none.
   * Listings in every state are told, expired and deleted ones too: the page has words for each.
   */
  subscribe(id: string, listener: (listing: BackendResult<Listing | null>) => void): Unsubscribe;

  /**
   * Tells the newest visible listings of a shelf, newest first (then by id), at most `limit`, now and at every change.
   * Costs the listings told, whatever the number stored.
   */
  subscribeToNewest(
    feed: ListingFeed,
    limit: number,
    listener: (cards: BackendResult<readonly ListingCard[]>) => void,
  ): Unsubscribe;

  /** All listings of an owner, in every state, newest first. */
  ownedBy(ownerId: string): Promise<BackendResult<readonly Listing[]>>;

  /** Tells all listings of an owner, as `ownedBy` gives them, now and at every change, in whichever tab it is made, until unsubscribed. */
  subscribeToOwned(ownerId: string, listener: (listings: BackendResult<readonly Listing[]>) => void): Unsubscribe;

  /**
   * Has a step make another listing of the one that is stored at this moment, and stores that; a server lets only the owner. What
   * the step refuses is left as it is. Of two changes that cross, the later starts from what the earlier has left.
   */
  change<Refusal extends string>(
    id: string,
    step: (listing: Listing) => Result<Listing, Refusal>,
  ): Promise<Result<Listing, Refusal | 'missing' | BackendFailure>>;

  /**
   * Stores a new listing with its photos already stored. A listing with the same id is left as it is, and
   * `already-published` says so: publishing twice publishes once.
   */
  publish(listing: Listing): Promise<Result<void, BackendFailure | 'already-published'>>;
}
export const ListingRepository = token<ListingRepository>('ListingRepository');
