import type { ListingBuyer, ListingBuyers } from '../../../application/listings/ListingBuyers';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { GoesTo } from '../../../domain/listings/GoesTo';
import { failure, success } from '../../../domain/shared/Result';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { DealRecord } from '../database/records';

export class EmbeddedListingBuyers implements ListingBuyers {
  readonly #database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    this.#database = database;
  }

  async assign(deal: ListingBuyer): Promise<BackendResult<void>> {
    const isNamed = await this.#database.write(['deals', 'listings'], async (transaction) => {
      const deals = transaction.objectStore('deals');
      if ((await deals.get(deal.listingId))?.reviewedAt !== undefined) return false;
      const listing = await transaction.objectStore('listings').get(deal.listingId);
      await deals.put({ ...deal, ...(listing?.state === 'sold' && { isCounted: true }) });
      return true;
    });
    if (!isNamed.ok) return isNamed;
    return isNamed.value ? success() : failure('denied');
  }

  clear(listingId: string): Promise<BackendResult<void>> {
    return this.#removeUnless(listingId, ({ reviewedAt }) => reviewedAt !== undefined);
  }

  release(listingId: string): Promise<BackendResult<void>> {
    return this.#removeUnless(listingId, ({ isCounted, reviewedAt }) => isCounted === true || reviewedAt !== undefined);
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

  #removeUnless(listingId: string, mustStay: (deal: DealRecord) => boolean): Promise<BackendResult<void>> {
    return this.#database.write(['deals'], async (transaction) => {
      const deals = transaction.objectStore('deals');
      const deal = await deals.get(listingId);
      if (deal !== undefined && !mustStay(deal)) await deals.delete(listingId);
    });
  }
}
