import type { Listing } from '../../domain/listings/Listing';
import type { Instant } from '../../domain/shared/Instant';
import type { BackendResult } from '../shared/BackendResult';

export type InventoryEntry = Pick<Listing, 'id' | 'title' | 'publishedAt'>;

/** All visible listings, by the day of their publication: what a sitemap is made of. */
export interface ListingInventory {
  /** The days (UTC, at midnight) on which visible listings were published, newest first. */
  days(): Promise<BackendResult<readonly Instant[]>>;
  /** The visible listings published on a day, newest first, read in portions. It throws where they cannot be read. */
  publishedOn(day: Instant): AsyncIterable<InventoryEntry>;
  /** Whether there was a listing of this id, which its owner has deleted. It rejects where that cannot be read. */
  wasDeleted(id: string): Promise<boolean>;
}
