import type { Listing } from '../../domain/listings/Listing';
import type { Instant } from '../../domain/shared/Instant';

/** Listings by their end, as a server reads them. Methods reject when the backend is out of reach. */
export interface EndingListingReader {
  /** All that end at this time, in portions small enough to be processed at once; malformed ones are left out. */
  endingAt(end: Instant): AsyncIterable<readonly EndingListing[]>;
  /** Those of a person that end at one of these times; malformed ones are left out. */
  ownedBy(uid: string, ends: readonly Instant[]): Promise<readonly Listing[]>;
}

export type EndingListing = Pick<Listing, 'ownerId' | 'state' | 'expiresAt'>;
