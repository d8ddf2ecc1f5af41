import type { ListingFilter, ListingPage, ListingPosition } from '../../domain/moderation/listingPage';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Listings in every state, for admins; everybody else gets `denied`. */
export interface ListingDirectory {
  /**
   * Emits a page of listings (`listingPage`), the first for `after` null, now and at every change. It reads one document more than
   * `limit`, which is 99 or less. A page of an owner’s is shorter where they have deleted listings.
   */
  subscribe(
    filter: ListingFilter,
    after: ListingPosition | null,
    limit: number,
    listener: (page: BackendResult<ListingPage>) => void,
  ): Unsubscribe;

  /** How many listings wait in review, counted up to `limit` (1000 or fewer), for one read. */
  countInReview(limit: number): Promise<BackendResult<number>>;
}
export const ListingDirectory = token<ListingDirectory>('ListingDirectory');
