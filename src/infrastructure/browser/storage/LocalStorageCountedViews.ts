import type { CountedViews } from '../../../application/listings/CountedViews';
import { LocalStorageSeenListings } from './LocalStorageSeenListings';

export class LocalStorageCountedViews implements CountedViews {
  readonly #listings = new LocalStorageSeenListings('mbz_counted_views');

  isCounted(listingId: string): boolean {
    return this.#listings.has(listingId);
  }

  markCounted(listingId: string): void {
    this.#listings.add(listingId);
  }
}
