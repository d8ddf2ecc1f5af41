import type { EncodedPicture, PreparedPhoto } from '../../application/listings/PhotoRepository';
import type { WaitingPhotos } from '../../application/messaging/WaitingPhotos';
import type { Photo } from '../../domain/listings/Photo';
import type { Result } from '../../domain/shared/Result';

const NAME = 'mon-bazar-waiting-photos';
const STORE = 'photos';

/** In a database of their own, whatever the backend. A browser that refuses it keeps them in this tab. */
export class IndexedDbWaitingPhotos implements WaitingPhotos {
  readonly #unkept = new Map<string, PreparedPhoto>();

  async keep(id: string, photo: PreparedPhoto): Promise<Photo> {
    try {
      await onStore('readwrite', (store) => store.put(photo, id));
    } catch {
      this.#unkept.set(id, photo);
    }
    const { width, height, renditions } = photo;
    return { id, width, height, url: addressOf(renditions.thumbnail) };
  }

  hand<Failure extends string>(id: string, work: (photo: PreparedPhoto | null) => Promise<Result<void, Failure>>): Promise<Result<void, Failure>> {
    return alone(`${NAME}/${id}`, async () => {
      const done = await work(await this.#find(id));
      if (done.ok) await this.drop(id);
      return done;
    });
  }

  async drop(id: string): Promise<void> {
    this.#unkept.delete(id);
    try {
      await onStore('readwrite', (store) => store.delete(id));
    } catch {
      // It was kept in this tab only.
    }
  }

  async #find(id: string): Promise<PreparedPhoto | null> {
    const unkept = this.#unkept.get(id);
    if (unkept !== undefined) return unkept;
    try {
      const kept = await onStore('readonly', (store): IDBRequest<unknown> => store.get(id));
      return isPreparedPhoto(kept) ? kept : null;
    } catch {
      return null;
    }
  }
}

function isPreparedPhoto(kept: unknown): kept is PreparedPhoto {
  return typeof kept === 'object' && kept !== null && 'renditions' in kept;
}

/** Done once it is written. */
async function onStore<Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(reasonOf(transaction.error));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(reasonOf(opening.error));
  });
}

function reasonOf(error: DOMException | null): Error {
  return error ?? new Error('IndexedDB gave no reason');
}

/** On plain http there are no locks: two tabs may then store the same photo, of which one is sent. */
function alone<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const locks = locksOf(navigator);
  return locks === undefined ? work() : locks.request(name, work);
}

function locksOf(browser: { readonly locks?: LockManager }): LockManager | undefined {
  return browser.locks;
}

/** Small pictures only: it travels in localStorage. */
function addressOf({ bytes, type }: EncodedPicture): string {
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
