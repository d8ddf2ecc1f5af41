import type { ListingViews } from '../../../application/listings/ListingViews';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { success } from '../../../domain/shared/Result';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';

export class EmbeddedListingViews implements ListingViews {
  readonly #database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    this.#database = database;
  }

  async count(listingId: string): Promise<BackendResult<void>> {
    const counted = await this.#database.write(['viewCounts'], async (transaction) => {
      const counts = transaction.objectStore('viewCounts');
      const before = await counts.get(listingId);
      await counts.put({ listingId, views: (before?.views ?? 0) + 1 });
    });
    return counted.ok ? success() : counted;
  }

  of(listingIds: readonly string[]): Promise<BackendResult<ReadonlyMap<string, number>>> {
    return this.#database.read(async (connection) => {
      const counts = connection.transaction('viewCounts').store;
      const views = listingIds.map(async (id) => [id, (await counts.get(id))?.views ?? 0] as const);
      return new Map(await Promise.all(views));
    });
  }
}
