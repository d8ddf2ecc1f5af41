import type { EmbeddedConnection } from '../database/EmbeddedSchema';
import type { ListingRecord } from '../database/records';

export interface IndexChunk {
  readonly newestFirst: readonly ListingRecord[];
  /** Where the next chunk ends; null when there is none. */
  readonly next: IDBValidKey | null;
}

/**
 * Reads so many public listings older than `before`, the newest of them first, in three requests whatever the number: a cursor
 * hops to the oldest of them, then all come at once.
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
  return { newestFirst: records.reverse(), next: oldest === null ? null : oldest.key };
}
