import type { ListingRecord } from './records';

/** What writes gets a listing, or else a key or nothing. */
interface Writing {
  put(...parameters: readonly unknown[]): unknown;
  add(...parameters: readonly unknown[]): unknown;
  delete(...parameters: readonly unknown[]): unknown;
  clear(...parameters: readonly unknown[]): unknown;
}

/**
 * Logs each change of a listing in the transaction that makes it: `listing_changes` has the ids, by the revision of the listings that the
 * changes led to. A listing that is deleted takes the stored search index with it, which has its texts. Cursors that write would not be
 * noticed: listings are not written through them.
 */
export function logListingChanges(database: IDBDatabase): void {
  const begin = database.transaction.bind(database);
  database.transaction = (stores, mode, options) => {
    const names = [stores].flat() as readonly string[];
    if (mode !== 'readwrite' || !names.includes('listings') || !database.objectStoreNames.contains('listing_changes'))
      return begin(stores, mode, options);
    const transaction = begin([...names, 'listing_changes', 'listing_index'], mode, options);
    const listings: Writing = transaction.objectStore('listings');
    /** Those written since the last entry. */
    const ids: string[] = [];
    for (const method of ['delete', 'clear', 'put', 'add'] as const) {
      const write = listings[method].bind(listings);
      listings[method] = (...parameters) => {
        const { id = '', visible } = (parameters[0] ?? {}) as Partial<ListingRecord>;
        // Neither a tombstone nor a key is visible or not.
        if (visible === undefined) transaction.objectStore('listing_index').clear();
        // One entry for what is written at once. The transaction is still active then: it ends, or waits, after the microtasks.
        if (ids.push(id) === 1) queueMicrotask(() => transaction.objectStore('listing_changes').add(ids.splice(0)));
        return write(...parameters);
      };
    }
    return transaction;
  };
}
