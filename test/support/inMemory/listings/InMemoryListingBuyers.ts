import type { ListingBuyer, ListingBuyers } from '../../../../src/application/listings/ListingBuyers';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { GoesTo } from '../../../../src/domain/listings/GoesTo';
import { success } from '../../../../src/domain/shared/Result';

export class InMemoryListingBuyers implements ListingBuyers {
  readonly #buyers = new Map<string, string>();

  async assign({ listingId, buyerId }: ListingBuyer): Promise<BackendResult<void>> {
    this.#buyers.set(listingId, buyerId);
    return success();
  }

  async clear(listingId: string): Promise<BackendResult<void>> {
    this.#buyers.delete(listingId);
    return success();
  }

  release(listingId: string): Promise<BackendResult<void>> {
    return this.clear(listingId);
  }

  async of(listingIds: readonly string[]): Promise<BackendResult<ReadonlyMap<string, string>>> {
    return success(new Map([...this.#buyers].filter(([id]) => listingIds.includes(id))));
  }

  async goesTo(listingId: string, buyerId: string): Promise<BackendResult<GoesTo>> {
    const named = this.#buyers.get(listingId);
    if (named === undefined) return success('nobody');
    return success(named === buyerId ? 'buyer' : 'other');
  }
}
