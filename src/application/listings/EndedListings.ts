import type { Listing } from '../../domain/listings/Listing';
import type { Instant } from '../../domain/shared/Instant';
import type { Result } from '../../domain/shared/Result';

export type EndedListing = Pick<Listing, 'id' | 'ownerId'>;

/** Public listings whose time is over, as a server reads and changes them. Methods reject when the backend is out of reach. */
export interface EndedListings {
  /**
   * Those whose end has passed at `now` and whose stored state is still public, the longest ended first, in portions small enough to be
   * processed at once; malformed ones are left out. Those that have expired already cost nothing.
   */
  endedAt(now: Instant): AsyncIterable<readonly EndedListing[]>;

  /**
   * Stores what `expire` makes of the stored listing, in one transaction with all that follows from it: the listing has no cards any more, and
   * the account of its owner counts it no longer (`countAfter`). It is no act of the owner, whose rate stays. Whether the listing has changed;
   * false: it is gone or malformed, or `expire` has failed. `expire` may be called more than once.
   */
  change(listing: EndedListing, expire: (stored: Listing) => Result<Listing, unknown>): Promise<boolean>;
}
