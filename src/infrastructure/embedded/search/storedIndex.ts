import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Tombstone } from '../../../domain/listings/lifecycle/Tombstone';
import { success } from '../../../domain/shared/Result';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedConnection, StoredIndexKey } from '../database/EmbeddedSchema';
import type { ListingRecord } from '../database/records';
import { withTimeout } from '../database/withTimeout';
import { ListingIndex, type PackedIndex } from './ListingIndex';
import { LISTING_INDEX_FORMAT } from './ListingIndexPostings';

/** A listing as it is stored; one that is not stored has no record. */
export interface ListingReading {
  readonly id: string;
  readonly record: ListingRecord | Tombstone | undefined;
}

/** A packed index, the largest parts as blobs: their bytes are copied once, whereas storing arrays would hold the worker up. */
export interface IndexRecord extends Omit<PackedIndex, 'cards' | 'postings'> {
  readonly cards: Blob;
  readonly cardEnds: PackedIndex['cards']['ends'];
  readonly postings: Blob;
  readonly postingEnds: PackedIndex['postings']['ends'];
}

export interface OpenedIndex {
  /** Of the listings, when they were read. */
  readonly revision: number;
  /** Null where none is stored that can be used. */
  readonly index: ListingIndex | null;
  /** The listings that have changed since the index was stored. */
  readonly changed: readonly ListingReading[];
}

/** Listings that are read one by one, and entries of the log that stay at least: after more changes, all listings are read. */
export const MOST_CHANGES = 1000;

/** Milliseconds. After that, all listings are read instead, of which the newest are found at once. */
const READING_LIMIT = 4000;

/**
 * Opens the stored index and reads the listings that have changed since. An index that was built by other code, that is damaged, or since
 * which more has changed than is known, is deleted.
 */
export async function openStoredIndex(database: EmbeddedDatabase, code: string): Promise<BackendResult<OpenedIndex>> {
  const opened = await database.read(async (connection) => {
    const [key] = await connection.getAllKeys('listing_index');
    const index = key === undefined ? null : await readIndex(connection, key, code);
    return { key, ...(await readChanges(connection, index && key)), index };
  });
  if (!opened.ok) return opened;
  const { key, changed, revision, index, entries } = opened.value;
  if (entries > 2 * MOST_CHANGES)
    void database.write(['listing_changes'], (transaction) =>
      transaction.objectStore('listing_changes').delete(IDBKeyRange.upperBound(revision - MOST_CHANGES, true)),
    );
  if (index !== null && changed !== null) return success({ revision, index, changed });
  if (key !== undefined)
    void database.write(['listing_index'], (transaction) => transaction.objectStore('listing_index').delete(key));
  return success({ revision, index: null, changed: [] });
}

/** In a transaction of its own, which is lost when the record cannot be read. */
async function readIndex(
  connection: EmbeddedConnection,
  key: StoredIndexKey,
  code: string,
): Promise<ListingIndex | null> {
  if (!isOf(key, code, connection.version)) return null;
  const reading = connection.get('listing_index', key).then((record) => packedIn(record as IndexRecord));
  try {
    return new ListingIndex(await withTimeout(READING_LIMIT, reading));
  } catch {
    return null;
  }
}

/** The revision of the listings and those that have changed since an index was stored; null when they are unknown or too many, or the index is gone. */
async function readChanges(connection: EmbeddedConnection, key: StoredIndexKey | undefined | null) {
  const transaction = connection.transaction(['listing_index', 'listing_changes', 'listings']);
  const log = transaction.objectStore('listing_changes');
  const revision = (await log.openKeyCursor(null, 'prev'))?.key ?? 0;
  // A deleted listing has taken the index with it. The log has lost its oldest entries only: after this one, it lacks none.
  const isKnown =
    key && (await transaction.objectStore('listing_index').getKey(key)) && (await log.getKey(revisionIn(key)));
  const entries = await log.count();
  if (!isKnown || revision - revisionIn(key) > MOST_CHANGES) return { revision, entries, changed: null };
  const ids = new Set((await log.getAll(IDBKeyRange.lowerBound(revisionIn(key), true))).flat());
  if (ids.size > MOST_CHANGES) return { revision, entries, changed: null };
  const readings = [...ids].map(async (id) => ({ id, record: await transaction.objectStore('listings').get(id) }));
  return { revision, entries, changed: await Promise.all(readings) };
}

/**
 * Stores an index of all listings as they were at a revision, if they still are so and `isCurrent`. What another tab has stored of an
 * earlier revision is replaced. Where no room is left, nothing is stored.
 */
export async function storeIndex(
  database: EmbeddedDatabase,
  index: ListingIndex,
  { code, revision }: { readonly code: string; readonly revision: number },
  isCurrent: () => boolean,
): Promise<void> {
  const packed = await index.pack();
  if (packed === null) return;
  const record = recordOf(packed);
  await database.write(['listing_index', 'listing_changes'], async (transaction) => {
    const [stored, log] = [transaction.objectStore('listing_index'), transaction.objectStore('listing_changes')];
    const last = await log.openKeyCursor(null, 'prev');
    const key: StoredIndexKey = [LISTING_INDEX_FORMAT, code, transaction.db.version, revision];
    if (last?.key !== revision || (await stored.getKey(key)) !== undefined || !isCurrent()) return;
    await stored.clear();
    await stored.put(record, key);
  });
}

function recordOf({ cards, postings, ...others }: PackedIndex): IndexRecord {
  return {
    ...others,
    cards: new Blob([cards.bytes]),
    cardEnds: cards.ends,
    postings: new Blob([postings.postings]),
    postingEnds: postings.ends,
  };
}

async function packedIn({ cards, cardEnds, postings, postingEnds, ...others }: IndexRecord): Promise<PackedIndex> {
  const [bytes, numbers] = await Promise.all([cards.arrayBuffer(), postings.arrayBuffer()]);
  return {
    ...others,
    cards: { bytes: new Uint8Array(bytes), ends: cardEnds },
    postings: { postings: new Int32Array(numbers), ends: postingEnds },
  };
}

function isOf([format, code, database]: StoredIndexKey, wantedCode: string, version: number): boolean {
  return format === LISTING_INDEX_FORMAT && code === wantedCode && database === version;
}

function revisionIn([, , , revision]: StoredIndexKey): number {
  return revision;
}
