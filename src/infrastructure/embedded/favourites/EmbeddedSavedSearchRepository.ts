import type { SavedSearchRepository } from '../../../application/favourites/SavedSearchRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { SavedSearch } from '../../../domain/favourites/SavedSearch';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { followOwned, publishOwned } from './followOwned';

export class EmbeddedSavedSearchRepository implements SavedSearchRepository {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed) {
    this.#database = database;
    this.#feed = feed;
  }

  subscribe(ownerId: string, listener: (searches: BackendResult<readonly SavedSearch[]>) => void): Unsubscribe {
    return followOwned(
      this.#database,
      this.#feed,
      {
        store: 'savedSearches',
        ownerId,
        read: async (connection, owned) => {
          const records = await connection.getAll('savedSearches', owned);
          return records.map(({ search }) => search).sort((one, other) => other.createdAt - one.createdAt);
        },
      },
      listener,
    );
  }

  async save(ownerId: string, search: SavedSearch): Promise<BackendResult<void>> {
    const saved = await this.#database.write(['savedSearches'], async (transaction) => {
      await transaction.objectStore('savedSearches').put({ ownerId, id: search.id, search });
      return true;
    });
    return publishOwned(this.#feed, 'savedSearches', ownerId, saved);
  }

  async remove(ownerId: string, id: string): Promise<BackendResult<void>> {
    const removed = await this.#database.write(['savedSearches'], async (transaction) => {
      await transaction.objectStore('savedSearches').delete([ownerId, id]);
      return true;
    });
    return publishOwned(this.#feed, 'savedSearches', ownerId, removed);
  }
}
