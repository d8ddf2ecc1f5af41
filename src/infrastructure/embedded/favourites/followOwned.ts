import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { success } from '../../../domain/shared/Result';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedConnection, StoreName } from '../database/EmbeddedSchema';
import { followQuery } from '../database/followQuery';

/** Follows the records of one owner in a store whose keys begin with the owner. Its changes name owners, not records. */
export function followOwned<Item>(
  database: EmbeddedDatabase,
  feed: ChangeFeed,
  {
    store,
    ownerId,
    read,
  }: {
    readonly store: StoreName;
    readonly ownerId: string;
    readonly read: (connection: EmbeddedConnection, owned: IDBKeyRange) => Promise<readonly Item[]>;
  },
  listener: (items: BackendResult<readonly Item[]>) => void,
): Unsubscribe {
  return followQuery(
    database,
    feed,
    {
      read: () => database.read((connection) => read(connection, ownedBy(ownerId))),
      concerns: (change) => change.store === store && change.ids.includes(ownerId),
    },
    listener,
  );
}

/** Publishes a change, unless nothing was written. */
export function publishOwned(
  feed: ChangeFeed,
  store: StoreName,
  ownerId: string,
  written: BackendResult<boolean>,
): BackendResult<void> {
  if (!written.ok) return written;
  if (written.value) feed.publish({ store, ids: [ownerId] });
  return success();
}

/** All keys that begin with the owner: an array sorts after every string. */
function ownedBy(ownerId: string): IDBKeyRange {
  return IDBKeyRange.bound([ownerId], [ownerId, []]);
}
