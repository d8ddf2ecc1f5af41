import type { ListingBuyer, ListingBuyers } from '../../../application/listings/ListingBuyers';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { GoesTo } from '../../../domain/listings/GoesTo';
import { failure, success } from '../../../domain/shared/Result';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';

export class EmbeddedListingBuyers implements ListingBuyers {
  readonly #database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    this.#database = database;
  }

  async assign(deal: ListingBuyer): Promise<BackendResult<void>> {
    const isNamed = await this.#changeUnreviewed(deal.listingId, (deals) => deals.put(deal));
    if (!isNamed.ok) return isNamed;
    return isNamed.value ? success() : failure('denied');
  }

  async clear(listingId: string): Promise<BackendResult<void>> {
    const cleared = await this.#changeUnreviewed(listingId, (deals) => deals.delete(listingId));
    return cleared.ok ? success() : cleared;
  }

  of(listingIds: readonly string[]): Promise<BackendResult<ReadonlyMap<string, string>>> {
    return this.#database.read(async (connection) => {
      const deals = await Promise.all(listingIds.map((id) => connection.get('deals', id)));
      return new Map(deals.flatMap((deal) => (deal === undefined ? [] : [[deal.listingId, deal.buyerId] as const])));
    });
  }

  goesTo(listingId: string, buyerId: string): Promise<BackendResult<GoesTo>> {
    return this.#database.read(async (connection) => {
      const deal = await connection.get('deals', listingId);
      if (deal === undefined) return 'nobody';
      return deal.buyerId === buyerId ? 'buyer' : 'other';
    });
  }

  /** False: a review keeps the deal as it is. */
  #changeUnreviewed(
    listingId: string,
    change: (deals: { put(deal: ListingBuyer): unknown; delete(id: string): unknown }) => unknown,
  ): Promise<BackendResult<boolean>> {
    return this.#database.write(['deals'], async (transaction) => {
      const deals = transaction.objectStore('deals');
      if ((await deals.get(listingId))?.reviewedAt !== undefined) return false;
      await change(deals);
      return true;
    });
  }
}
