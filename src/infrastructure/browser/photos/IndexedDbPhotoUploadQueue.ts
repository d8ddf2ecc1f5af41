import * as v from 'valibot';
import type { EncodedPicture, PreparedPhoto } from '../../../application/listings/PhotoRepository';
import type { QueuedPhoto, MessageOfPhoto, PhotoUploadQueue } from '../../../application/messaging/PhotoUploadQueue';
import type { Clock } from '../../../application/shared/Clock';
import { DAY, isInstant, type Instant } from '../../../domain/shared/Instant';
import type { Result } from '../../../domain/shared/Result';
import { indexedDbStore, keysOf } from './indexedDbStore';

const NAME = 'mon-bazar-waiting-photos';

const startOf = (uid: string) => `${uid}/`;
const keyOf = ({ authorId, id }: MessageOfPhoto) => `${startOf(authorId)}${id}`;

/** `keptAt`: when it was stored; the key is part of stored data. */
interface PhotoRecord {
  readonly photo: PreparedPhoto;
  readonly keptAt: Instant;
}

/** Stores photos in its own database, on both backends; in memory where storage is refused. */
export class IndexedDbPhotoUploadQueue implements PhotoUploadQueue {
  readonly #store = indexedDbStore(NAME, 'photos');
  readonly #clock: Clock;
  readonly #memory = new Map<string, PreparedPhoto>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async add(message: MessageOfPhoto, photo: PreparedPhoto): Promise<QueuedPhoto> {
    const queued: PhotoRecord = { photo, keptAt: this.#clock.now() };
    const isPersisted = await this.#store.isDone('readwrite', (store) => store.put(queued, keyOf(message)));
    if (!isPersisted) this.#memory.set(keyOf(message), photo);
    const { width, height, renditions } = photo;
    return { photo: { id: message.id, width, height, url: addressOf(renditions.thumbnail) }, isPersisted };
  }

  process<Failure extends string>(
    message: MessageOfPhoto,
    work: (photo: PreparedPhoto | null) => Promise<Result<void, Failure>>,
  ): Promise<Result<void, Failure>> {
    return withLock(`${NAME}/${keyOf(message)}`, async () => {
      const done = await work(await this.#find(keyOf(message)));
      if (done.ok) await this.remove(message);
      return done;
    });
  }

  async remove(message: MessageOfPhoto): Promise<void> {
    this.#memory.delete(keyOf(message));
    await this.#store.isDone('readwrite', (store) => store.delete(keyOf(message)));
  }

  async removeOrphans(uid: string, messageIds: readonly string[]): Promise<void> {
    const expected = new Set<IDBValidKey>(messageIds.map((id) => keyOf({ authorId: uid, id })));
    const latest = this.#clock.now() - DAY;
    await this.#store.isDone('readwrite', (store) => {
      const request = store.openCursor(keysOf(uid));
      request.onsuccess = () => {
        const { result: cursor } = request;
        if (cursor === null) return;
        const queued: unknown = cursor.value;
        if (!expected.has(cursor.key) && !(isPhotoRecord(queued) && queued.keptAt > latest)) cursor.delete();
        cursor.continue();
      };
      return request;
    });
  }

  async removeAll(uid: string): Promise<void> {
    for (const key of [...this.#memory.keys()]) if (key.startsWith(startOf(uid))) this.#memory.delete(key);
    await this.#store.isDone('readwrite', (store) => store.delete(keysOf(uid)));
  }

  async #find(key: string): Promise<PreparedPhoto | null> {
    const inMemory = this.#memory.get(key);
    if (inMemory !== undefined) return inMemory;
    try {
      const queued = await this.#store.run('readonly', (store): IDBRequest<unknown> => store.get(key));
      return isPhotoRecord(queued) ? queued.photo : null;
    } catch {
      return null;
    }
  }
}

const pixels = v.pipe(v.number(), v.finite());
const picture = v.object({
  bytes: v.custom<EncodedPicture['bytes']>((bytes) => ArrayBuffer.isView(bytes)),
  type: v.string(),
});
const photoRecord = v.object({
  photo: v.object({
    width: pixels,
    height: pixels,
    renditions: v.object({ thumbnail: picture, card: picture, page: picture }),
  }),
  keptAt: v.custom<Instant>(isInstant),
});

function isPhotoRecord(queued: unknown): queued is PhotoRecord {
  return v.is(photoRecord, queued);
}

/** Milliseconds: longer than another tab takes to send a photo on a slow connection. */
const LOCK_LIMIT = 60_000;

/**
 * On plain http there are no locks, a browser that refuses its storage refuses them, and a tab that does not release its lock within
 * the limit is not waited for: two tabs may then store the same photo, under the same id.
 */
async function withLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const locks = locksOf(navigator);
  if (locks === undefined) return work();
  const results: Promise<Value>[] = [];
  const run = () => {
    const working = work();
    results.push(working);
    return working;
  };
  await locks.request(name, { signal: AbortSignal.timeout(LOCK_LIMIT) }, run).catch(() => undefined);
  return results[0] ?? work();
}

function locksOf(browser: { readonly locks?: LockManager }): LockManager | undefined {
  return browser.locks;
}

/** A data URL, for thumbnails only: it is stored in localStorage. */
function addressOf({ bytes, type }: EncodedPicture): string {
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
