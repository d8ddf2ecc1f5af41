import type { EndedListing, EndedListings } from '../../../../src/application/listings/EndedListings';
import { countAfter } from '../../../../src/domain/listings/lifecycle/freeListings';
import { isPublic } from '../../../../src/domain/listings/lifecycle/ListingState';
import type { Listing } from '../../../../src/domain/listings/Listing';
import type { Instant } from '../../../../src/domain/shared/Instant';
import type { Result } from '../../../../src/domain/shared/Result';

const PORTION = 2;

/** Listings with their cards, and the counts of their owners. */
export class InMemoryEndedListings implements EndedListings {
  readonly listings = new Map<string, Listing>();
  readonly counts = new Map<string, number>();
  /** Ids of listings that have cards. */
  readonly cards = new Set<string>();

  store(listing: Listing): void {
    this.listings.set(listing.id, listing);
    if (isPublic(listing.state)) this.cards.add(listing.id);
  }

  async *endedAt(now: Instant): AsyncIterable<readonly EndedListing[]> {
    const found = [...this.listings.values()]
      .filter(({ state, expiresAt }) => isPublic(state) && expiresAt <= now)
      .toSorted((one, other) => one.expiresAt - other.expiresAt)
      .map(({ id, ownerId }) => ({ id, ownerId }));
    for (let at = 0; at < found.length; at += PORTION) yield found.slice(at, at + PORTION);
  }

  async change({ id }: EndedListing, expire: (stored: Listing) => Result<Listing, unknown>): Promise<boolean> {
    const before = this.listings.get(id);
    const expired = before && expire(before);
    if (before === undefined || !expired?.ok) return false;
    this.listings.set(id, expired.value);
    this.cards.delete(id);
    const count = this.counts.get(before.ownerId);
    const counted = count === undefined ? null : countAfter(count, before.state, expired.value.state);
    if (counted?.ok === true) this.counts.set(before.ownerId, counted.value);
    return true;
  }
}
