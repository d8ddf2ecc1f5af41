import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { success } from '../../../domain/shared/Result';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedConnection, StoreName } from '../database/EmbeddedSchema';
import { followQuery } from '../database/followQuery';

/** Follows what one person keeps in a store whose keys begin with its owner. Its changes name owners, not records. */
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

/** Tells of what was written, unless nothing was. */
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

/** All keys that begin with an owner: an array sorts after every text. */
function ownedBy(ownerId: string): IDBKeyRange {
  return IDBKeyRange.bound([ownerId], [ownerId, []]);
}
