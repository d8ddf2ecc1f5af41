import type { ListingBuyer, ListingBuyers } from '../../../application/listings/ListingBuyers';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { success } from '../../../domain/shared/Result';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';

export class EmbeddedListingBuyers implements ListingBuyers {
  readonly #database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    this.#database = database;
  }

  async assign(deal: ListingBuyer): Promise<BackendResult<void>> {
    const named = await this.#database.write(['deals'], (transaction) => transaction.objectStore('deals').put(deal));
    return named.ok ? success() : named;
  }

  clear(listingId: string): Promise<BackendResult<void>> {
    return this.#database.write(['deals'], (transaction) => transaction.objectStore('deals').delete(listingId));
  }

  of(listingIds: readonly string[]): Promise<BackendResult<ReadonlyMap<string, string>>> {
    return this.#database.read(async (connection) => {
      const deals = await Promise.all(listingIds.map((id) => connection.get('deals', id)));
      return new Map(deals.flatMap((deal) => (deal === undefined ? [] : [[deal.listingId, deal.buyerId] as const])));
    });
  }
}
