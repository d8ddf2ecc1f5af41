import type { FamilyId } from '../../domain/listings/catalogue/Category';
import type { Listing, ListingCard } from '../../domain/listings/Listing';
import type { Restricted } from '../../domain/shared/Restricted';
import type { TooMany } from '../../domain/shared/Rate';
import type { Result } from '../../domain/shared/Result';
import type { TimedFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** The scope of a feed: all listings, or those of a family, of a category, or of an owner. */
export type ListingFeed = { readonly family?: FamilyId; readonly categoryId?: string; readonly ownerId?: string };

/**
 * `quota-reached`: the listing would take one of the owner’s free listings, and none is left. `TooMany`: the owner has written
 * listings too often within an hour; deletions are not refused for that. `Restricted`: the owner may only take listings offline
 * (`mayStepWhileRestricted`).
 */
export type ListingLimit = 'quota-reached' | TooMany | Restricted;

export type ListingWriteFailure = ListingLimit | TimedFailure;

export interface ListingRepository {
  /**
   * Emits a listing (`null`: there is none, or it is deleted) now and at every change made in any tab. Listings in every other
   * state are emitted, expired ones too: the page has a text for each.
   */
  subscribe(id: string, listener: (listing: BackendResult<Listing | null>) => void): Unsubscribe;

  /**
   * Emits the newest visible listings of a feed, newest first (then by id), at most `limit`, now and at every change.
   * Costs one read per listing emitted, whatever the number stored.
   */
  subscribeToNewest(
    feed: ListingFeed,
    limit: number,
    listener: (cards: BackendResult<readonly ListingCard[]>) => void,
  ): Unsubscribe;

  /** All listings of an owner, in every state but `deleted`, newest first. */
  ownedBy(ownerId: string): Promise<BackendResult<readonly Listing[]>>;

  /** Emits all listings of an owner, as `ownedBy` returns them, now and at every change made in any tab. */
  subscribeToOwned(ownerId: string, listener: (listings: BackendResult<readonly Listing[]>) => void): Unsubscribe;

  /**
   * Applies a step to the stored listing and stores the result, in one transaction; only the owner may. A failure of
   * the step leaves the listing as it is. Of two concurrent changes, the later starts from the result of the earlier. If the
   * step replaces `seller`, as an edit does, the stored account says who sells, as in `publish`. Of a listing that becomes
   * `deleted` only a `Tombstone` is stored: from then on it is `missing`, and its id is not free. The count of the account
   * follows (`countAfter`).
   */
  change<Refusal extends string>(
    id: string,
    step: (listing: Listing) => Result<Listing, Refusal>,
  ): Promise<Result<Listing, Refusal | 'missing' | ListingWriteFailure>>;

  /**
   * Stores a new listing whose photos are stored already. The stored account says who sells (`sellerOf`): what this browser
   * knows of a person who has just signed in or was offline may be out of date. A listing with the same id is left as it is
   * and reported as `already-published`, so that publishing twice publishes once. The account counts it (`countAfter`).
   * `no-account`: the owner’s account is not stored yet, as in the first seconds after signing up, and the backend needs it first.
   */
  publish(listing: Listing): Promise<Result<void, ListingWriteFailure | 'already-published' | 'no-account'>>;
}
export const ListingRepository = token<ListingRepository>('ListingRepository');
