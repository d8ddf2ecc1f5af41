import type { HiddenSellers } from '../../../application/favourites/HiddenSellers';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { HiddenSeller } from '../../../domain/favourites/HiddenSeller';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { followOwned, publishOwned } from './followOwned';

export class EmbeddedHiddenSellers implements HiddenSellers {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed) {
    this.#database = database;
    this.#feed = feed;
  }

  subscribe(ownerId: string, listener: (sellers: BackendResult<readonly HiddenSeller[]>) => void): Unsubscribe {
    return followOwned(
      this.#database,
      this.#feed,
      {
        store: 'hiddenSellers',
        ownerId,
        read: async (connection, owned) => {
          const records = await connection.getAll('hiddenSellers', owned);
          return records.map(({ seller }) => seller).sort((one, other) => other.hiddenAt - one.hiddenAt);
        },
      },
      listener,
    );
  }

  async hide(ownerId: string, seller: HiddenSeller): Promise<BackendResult<void>> {
    const hidden = await this.#database.write(['hiddenSellers'], async (transaction) => {
      const sellers = transaction.objectStore('hiddenSellers');
      if ((await sellers.getKey([ownerId, seller.uid])) !== undefined) return false;
      await sellers.add({ ownerId, id: seller.uid, seller });
      return true;
    });
    return publishOwned(this.#feed, 'hiddenSellers', ownerId, hidden);
  }

  async show(ownerId: string, sellerId: string): Promise<BackendResult<void>> {
    const shown = await this.#database.write(['hiddenSellers'], async (transaction) => {
      await transaction.objectStore('hiddenSellers').delete([ownerId, sellerId]);
      return true;
    });
    return publishOwned(this.#feed, 'hiddenSellers', ownerId, shown);
  }
}
