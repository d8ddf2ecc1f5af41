import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** How often each listing's page has been opened. Anyone may count: the numbers are indicative. */
export interface ListingViews {
  /** Adds one. */
  count(listingId: string): Promise<BackendResult<void>>;
  /** How often those listings were opened; one that never was is 0. Costs one reading for each. */
  of(listingIds: readonly string[]): Promise<BackendResult<ReadonlyMap<string, number>>>;
}
export const ListingViews = token<ListingViews>('ListingViews');
