import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';

/** How often each listing's page has been opened. Anyone may count: the numbers are indicative. */
export interface ListingViews {
  /** Adds one. */
  count(listingId: string): Promise<Result<void, BackendFailure>>;
  /** How often those listings were opened; one that never was is 0. Costs one reading for each. */
  of(listingIds: readonly string[]): Promise<Result<ReadonlyMap<string, number>, BackendFailure>>;
}
