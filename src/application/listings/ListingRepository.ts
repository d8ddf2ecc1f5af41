import type { FamilyId } from '../../domain/listings/Category';
import type { Listing, ListingCard } from '../../domain/listings/Listing';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { Unsubscribe } from '../shared/Unsubscribe';

/** Which listings a shelf shows: all, those of a family, or those of a category. */
export type ListingShelf = { readonly family?: FamilyId; readonly categoryId?: string };

export interface ListingRepository {
  /**
   * Tells a listing now and at every change, in whichever tab it is made, until unsubscribed. `null`: there is none.
   * Listings in every state are told, expired and deleted ones too: the page has words for each.
   */
  watch(id: string, listener: (listing: Result<Listing | null, BackendFailure>) => void): Unsubscribe;

  /**
   * Tells the newest visible listings of a shelf, newest first (then by id), at most `limit`, now and at every change.
   * Costs the listings told, whatever the number stored.
   */
  watchNewest(shelf: ListingShelf, limit: number, listener: (cards: Result<readonly ListingCard[], BackendFailure>) => void): Unsubscribe;

  /** All listings of an owner, in every state, newest first. */
  ownedBy(ownerId: string): Promise<Result<readonly Listing[], BackendFailure>>;

  /**
   * Stores a new listing with its photos already stored. A listing with the same id is left as it is, and
   * `already-published` says so: publishing twice publishes once.
   */
  publish(listing: Listing): Promise<Result<void, BackendFailure | 'already-published'>>;
}
