import type { BlockedPerson, BlockRepository } from '../../../application/messaging/BlockRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { success } from '../../../domain/shared/Result';
import { blockKeyOf } from '../database/records';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedTransaction } from '../database/EmbeddedSchema';
import { followQuery } from '../database/followQuery';

export class EmbeddedBlockRepository implements BlockRepository {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;
  readonly #clock: Clock;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed, clock: Clock) {
    this.#database = database;
    this.#feed = feed;
    this.#clock = clock;
  }

  subscribe(uid: string, listener: (blocked: BackendResult<readonly BlockedPerson[]>) => void): Unsubscribe {
    const start = blockKeyOf(uid, '');
    const read = () =>
      this.#database.read(async (connection) => {
        const records = await connection.getAll('blocks', IDBKeyRange.bound(start, `${start}\uffff`));
        return records
          .map(({ uid: blockedUid, name, blockedAt }) => ({ uid: blockedUid, name, blockedAt }))
          .sort((one, other) => other.blockedAt - one.blockedAt);
      });
    const concerns = ({ store, ids }: { readonly store: string; readonly ids: readonly string[] }) =>
      store === 'blocks' && ids.some((key) => key.startsWith(start));
    return followQuery(this.#database, this.#feed, { read, concerns }, listener);
  }

  block(uid: string, { uid: blockedUid, name }: Pick<BlockedPerson, 'uid' | 'name'>): Promise<BackendResult<void>> {
    const key = blockKeyOf(uid, blockedUid);
    return this.#change(key, (blocks) =>
      blocks.put({ key, owner: uid, uid: blockedUid, name, blockedAt: this.#clock.now() }),
    );
  }

  unblock(uid: string, blockedUid: string): Promise<BackendResult<void>> {
    const key = blockKeyOf(uid, blockedUid);
    return this.#change(key, (blocks) => blocks.delete(key));
  }

  async #change(key: string, change: (blocks: BlockStore) => Promise<unknown>): Promise<BackendResult<void>> {
    const changed = await this.#database.write(['blocks'], (transaction) => change(transaction.objectStore('blocks')));
    if (!changed.ok) return changed;
    this.#feed.publish({ store: 'blocks', ids: [key] });
    return success();
  }
}

type BlockStore = ReturnType<EmbeddedTransaction<['blocks']>['objectStore']>;
