import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** How often each listing’s page was opened. Anyone may count: the numbers are indicative. */
export interface ListingViews {
  /** Adds one. */
  count(listingId: string): Promise<BackendResult<void>>;
  /** Views by listing id, 0 for a listing that was never opened. Costs one read per listing. */
  of(listingIds: readonly string[]): Promise<BackendResult<ReadonlyMap<string, number>>>;
}
export const ListingViews = token<ListingViews>('ListingViews');
