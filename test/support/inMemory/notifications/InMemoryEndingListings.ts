import type { EndingListing, EndingListingReader } from '../../../../src/application/notifications/EndingListingReader';
import type { Listing } from '../../../../src/domain/listings/Listing';
import type { Instant } from '../../../../src/domain/shared/Instant';

const PORTION = 2;

/** Reads `listings` as they are at that time. */
export class InMemoryEndingListings implements EndingListingReader {
  listings: readonly Listing[] = [];

  async *endingAt(end: Instant): AsyncIterable<readonly EndingListing[]> {
    const found = this.listings.filter(({ expiresAt }) => expiresAt === end);
    for (let at = 0; at < found.length; at += PORTION) yield found.slice(at, at + PORTION);
  }

  async ownedBy(uid: string, ends: readonly Instant[]): Promise<readonly Listing[]> {
    return this.listings.filter(({ ownerId, expiresAt }) => ownerId === uid && ends.includes(expiresAt));
  }
}
