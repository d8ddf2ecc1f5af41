import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Result } from '../../../domain/shared/Result';
import type { ChangeFeed } from './ChangeFeed';
import type { EmbeddedDatabase } from './EmbeddedDatabase';
import { LiveQuery, type LiveSource } from './LiveQuery';

/** Tells a query now, after every change that concerns it, and when the database can be read again. */
export function followQuery<Value>(
  database: EmbeddedDatabase,
  feed: ChangeFeed,
  source: LiveSource<Value>,
  listener: (reading: Result<Value, BackendFailure>) => void,
): Unsubscribe {
  const query = new LiveQuery(source, listener);
  const ends = [
    feed.watch((change) => void query.notice(change)),
    database.watchOpenings(() => query.retry()),
    () => query.stop(),
  ];
  return () => ends.forEach((end) => end());
}
