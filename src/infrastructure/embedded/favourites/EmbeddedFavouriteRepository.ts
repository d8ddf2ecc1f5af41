import type { FavouriteRepository } from '../../../application/favourites/FavouriteRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Favourite } from '../../../domain/favourites/Favourite';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedTransaction } from '../database/EmbeddedSchema';
import { followOwned, publishOwned } from './followOwned';

export class EmbeddedFavouriteRepository implements FavouriteRepository {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed) {
    this.#database = database;
    this.#feed = feed;
  }

  subscribe(ownerId: string, listener: (favourites: BackendResult<readonly Favourite[]>) => void): Unsubscribe {
    return followOwned(
      this.#database,
      this.#feed,
      {
        store: 'favourites',
        ownerId,
        read: async (connection, owned) => {
          const records = await connection.getAll('favourites', owned);
          return records.map(({ favourite }) => favourite).sort((one, other) => other.addedAt - one.addedAt);
        },
      },
      listener,
    );
  }

  async add(ownerId: string, favourite: Favourite): Promise<BackendResult<void>> {
    const { id } = favourite.card;
    const added = await this.#database.write(['favourites', 'favouriteCounts'], async (transaction) => {
      const favourites = transaction.objectStore('favourites');
      if ((await favourites.getKey([ownerId, id])) !== undefined) return false;
      await Promise.all([favourites.add({ ownerId, id, favourite }), count(transaction, id, 1)]);
      return true;
    });
    return this.#publish(ownerId, id, added);
  }

  async remove(ownerId: string, listingId: string): Promise<BackendResult<void>> {
    const removed = await this.#database.write(['favourites', 'favouriteCounts'], async (transaction) => {
      const favourites = transaction.objectStore('favourites');
      if ((await favourites.getKey([ownerId, listingId])) === undefined) return false;
      await Promise.all([favourites.delete([ownerId, listingId]), count(transaction, listingId, -1)]);
      return true;
    });
    return this.#publish(ownerId, listingId, removed);
  }

  countsOf(listingIds: readonly string[]): Promise<BackendResult<Readonly<Record<string, number>>>> {
    return this.#database.read(async (connection) => {
      const { store } = connection.transaction('favouriteCounts');
      const records = await Promise.all(listingIds.map((id) => store.get(id)));
      return Object.fromEntries(listingIds.map((id, index) => [id, records[index]?.count ?? 0]));
    });
  }

  #publish(ownerId: string, listingId: string, written: BackendResult<boolean>): BackendResult<void> {
    if (written.ok && written.value) this.#feed.publish({ store: 'favouriteCounts', ids: [listingId] });
    return publishOwned(this.#feed, 'favourites', ownerId, written);
  }
}

async function count(
  transaction: EmbeddedTransaction<['favourites', 'favouriteCounts']>,
  listingId: string,
  step: 1 | -1,
): Promise<void> {
  const counts = transaction.objectStore('favouriteCounts');
  const before = (await counts.get(listingId))?.count ?? 0;
  await counts.put({ listingId, count: before + step });
}
