import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** Listings that are still on their way into the database: one that is missing may yet come. */
export interface ListingImportProgress {
  readonly areOver: boolean;
  /** Calls back once, when no more listings are on their way; not at all when that is so already. */
  watchEnd(listener: () => void): Unsubscribe;
}
