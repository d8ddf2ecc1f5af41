import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { failure } from '../../../domain/shared/Result';
import type { ChangeFeed } from './ChangeFeed';
import type { EmbeddedDatabase } from './EmbeddedDatabase';
import type { ListingImportProgress } from './ListingImportProgress';
import { LiveQuery, type LiveSource } from './LiveQuery';

interface FollowedSource<Value> extends LiveSource<Value> {
  /** Subscribes to events after which the source is read again. */
  readonly subscribe?: (refresh: () => void) => Unsubscribe;
}

/** Runs a query now, after every change that concerns it, and when the database opens again after a failure or a loss. */
export function followQuery<Value>(
  database: EmbeddedDatabase,
  feed: ChangeFeed,
  source: FollowedSource<Value>,
  listener: (reading: BackendResult<Value>) => void,
): Unsubscribe {
  const query = new LiveQuery(source, listener);
  const ends = [
    feed.subscribe((change) => void query.onChange(change)),
    database.subscribeToOpenings((reopening) => (reopening === 'after-loss' ? query.refresh() : query.retry())),
    source.subscribe?.(() => query.refresh()),
    () => query.stop(),
  ];
  return () => ends.forEach((end) => end?.());
}

interface ImportedSource<Value> extends LiveSource<Value> {
  readonly isEmpty: (value: Value) => boolean;
}

/**
 * As `followQuery`, but an empty reading is emitted only after the import: until then, a listing may still come. If the import failed,
 * it is unknown whether there is one, and an empty reading is a failure.
 */
export function followImportedQuery<Value>(
  database: EmbeddedDatabase,
  feed: ChangeFeed,
  progress: ListingImportProgress,
  source: ImportedSource<Value>,
  listener: (reading: BackendResult<Value>) => void,
): Unsubscribe {
  const emitUnlessPending = (reading: BackendResult<Value>) => {
    if (!reading.ok || !source.isEmpty(reading.value)) return listener(reading);
    if (progress.isOver) listener(progress.failure === null ? reading : failure(progress.failure));
  };
  return followQuery(
    database,
    feed,
    {
      read: () => source.read(),
      concerns: (change, last) => source.concerns(change, last),
      subscribe: (refresh) => progress.subscribeToEnd(refresh),
    },
    emitUnlessPending,
  );
}
