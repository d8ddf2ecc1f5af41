import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { ChangeFeed } from './ChangeFeed';
import type { EmbeddedDatabase } from './EmbeddedDatabase';
import { LiveQuery, type LiveSource } from './LiveQuery';

/** Tells a query now, after every change that concerns it, and when the database can be read again. */
export function followQuery<Value>(
  database: EmbeddedDatabase,
  feed: ChangeFeed,
  source: LiveSource<Value>,
  listener: (reading: BackendResult<Value>) => void,
): Unsubscribe {
  const query = new LiveQuery(source, listener);
  const ends = [
    feed.watch((change) => void query.notice(change)),
    database.watchOpenings(() => query.retry()),
    () => query.stop(),
  ];
  return () => ends.forEach((end) => end());
}
