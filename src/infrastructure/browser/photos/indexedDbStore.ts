/** The only store of a database of its own, on both backends. */
export interface IndexedDbStore {
  /** Resolves when the transaction has completed; rejects where storage is refused. */
  run<Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value>;
  /** Like `run`; false where storage is refused. */
  isDone(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<boolean>;
}

export function indexedDbStore(database: string, store: string): IndexedDbStore {
  const run: IndexedDbStore['run'] = async (mode, work) => {
    const connection = await open(database, store);
    try {
      return await new Promise((resolve, reject) => {
        const transaction = connection.transaction(store, mode);
        const request = work(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(reasonOf(transaction.error));
      });
    } finally {
      connection.close();
    }
  };
  return {
    run,
    isDone: (mode, work) =>
      run(mode, work).then(
        () => true,
        () => false,
      ),
  };
}

function open(database: string, store: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(reasonOf(opening.error));
  });
}

function reasonOf(error: DOMException | null): Error {
  return error ?? new Error('IndexedDB gave no reason');
}

/** All keys that begin with `{uid}/`: `0` follows `/`. */
export function keysOf(uid: string): IDBKeyRange {
  return IDBKeyRange.bound(`${uid}/`, `${uid}0`, false, true);
}
