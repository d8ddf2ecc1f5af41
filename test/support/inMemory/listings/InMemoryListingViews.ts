import type { ListingViews } from '../../../../src/application/listings/ListingViews';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import { success } from '../../../../src/domain/shared/Result';

export class InMemoryListingViews implements ListingViews {
  /** Views by listing id, without those that were never opened. */
  readonly counts = new Map<string, number>();

  async count(listingId: string): Promise<BackendResult<void>> {
    this.counts.set(listingId, (this.counts.get(listingId) ?? 0) + 1);
    return success();
  }

  async of(listingIds: readonly string[]): Promise<BackendResult<ReadonlyMap<string, number>>> {
    return success(new Map(listingIds.map((id) => [id, this.counts.get(id) ?? 0])));
  }
}
