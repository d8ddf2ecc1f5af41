import type { SavedSearchRepository, SavingFailure } from '../../../application/favourites/SavedSearchRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { SavedSearch } from '../../../domain/favourites/SavedSearch';
import { noCriteria } from '../../../domain/search/criteria/SearchCriteria';
import type { TooMany } from '../../../domain/shared/Rate';
import { success, type Result } from '../../../domain/shared/Result';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { raiseRates } from '../database/raiseRates';
import { followOwned, publishOwned } from './followOwned';

/** Searches that former versions stored lack the filters that came later. */
export class EmbeddedSavedSearchRepository implements SavedSearchRepository {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;
  readonly #clock: Clock;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed, clock: Clock) {
    this.#database = database;
    this.#feed = feed;
    this.#clock = clock;
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
          return records
            .map(({ search }) => ({ ...search, criteria: { ...noCriteria, ...search.criteria } }))
            .sort((one, other) => other.createdAt - one.createdAt);
        },
      },
      listener,
    );
  }

  async save(ownerId: string, search: SavedSearch): Promise<Result<void, SavingFailure>> {
    const { id } = search;
    const saved = await this.#database.write(
      ['savedSearches', 'rates'],
      async (transaction): Promise<Result<void, TooMany>> => {
        const searches = transaction.objectStore('savedSearches');
        if ((await searches.getKey([ownerId, id])) === undefined) {
          const rates = transaction.objectStore('rates');
          const raised = await raiseRates(rates, ownerId, { searches: id }, this.#clock.now());
          if (!raised.ok) return raised;
        }
        await searches.put({ ownerId, id, search });
        return success();
      },
    );
    if (!saved.ok) return saved;
    if (saved.value.ok) this.#feed.publish({ store: 'savedSearches', ids: [ownerId] });
    return saved.value;
  }

  async remove(ownerId: string, id: string): Promise<BackendResult<void>> {
    const removed = await this.#database.write(['savedSearches'], async (transaction) => {
      await transaction.objectStore('savedSearches').delete([ownerId, id]);
      return true;
    });
    return publishOwned(this.#feed, 'savedSearches', ownerId, removed);
  }
}
