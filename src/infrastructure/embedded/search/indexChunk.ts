import type { EmbeddedConnection } from '../database/EmbeddedSchema';
import type { ListingRecord } from '../database/records';

export interface IndexChunk {
  readonly newestFirst: readonly ListingRecord[];
  /** To be passed as `before` to read the next chunk; null after the last. */
  readonly next: IDBValidKey | null;
}

/**
 * Reads the `count` newest public listings older than `before`, in three requests: a cursor advances to the oldest of them,
 * then `getAll` reads all.
 */
export async function readIndexChunk(
  connection: EmbeddedConnection,
  before: IDBValidKey | null,
  count: number,
): Promise<IndexChunk> {
  const index = connection.transaction('listings').store.index('byPublication');
  const range = IDBKeyRange.bound([1], before ?? [1, []], false, before !== null);
  const newest = await index.openKeyCursor(range, 'prev');
  const oldest = newest === null ? null : await newest.advance(count - 1);
  const records = await index.getAll(
    oldest === null ? range : IDBKeyRange.bound(oldest.key, range.upper, false, range.upperOpen),
  );
  const newestFirst = records.reverse().filter((record) => record.state !== 'deleted');
  return { newestFirst, next: oldest === null ? null : oldest.key };
}
