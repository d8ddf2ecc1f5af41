import * as v from 'valibot';
import type { PickedFile } from '../../../application/listings/PhotoPreparation';
import type { DraftOfFile, PickedFiles, StoredFile } from '../../../application/listings/PickedFiles';
import type { Clock } from '../../../application/shared/Clock';
import type { IdGenerator } from '../../../application/shared/IdGenerator';
import { DAY, isInstant, type Instant } from '../../../domain/shared/Instant';
import { indexedDbStore, keysOf } from './indexedDbStore';

const NAME = 'mon-bazar-picked-files';
const LIFETIME = 7 * DAY;

const fileRecord = v.object({
  ownerId: v.string(),
  draftId: v.string(),
  name: v.string(),
  content: v.instance(Blob),
  pickedAt: v.custom<Instant>(isInstant),
});

/** Stores each file under `{owner}/{time}_{position}_{id}`: keys sort in the order of picking. */
export class IndexedDbPickedFiles implements PickedFiles {
  readonly #store = indexedDbStore(NAME, 'files');
  readonly #clock: Clock;
  readonly #ids: IdGenerator;
  /** Ends the lock of each file that this tab has. */
  readonly #releases = new Map<string, () => void>();
  #count = 0;

  constructor(clock: Clock, ids: IdGenerator) {
    this.#clock = clock;
    this.#ids = ids;
  }

  async add({ ownerId, draftId }: DraftOfFile, file: PickedFile): Promise<string | null> {
    this.#count += 1;
    const pickedAt = this.#clock.now();
    const order = `${String(pickedAt).padStart(16, '0')}_${String(this.#count).padStart(8, '0')}`;
    const id = `${ownerId}/${order}_${this.#ids.newId()}`;
    try {
      await this.#claim(id);
      const content = file instanceof Blob ? file : new Blob([await file.arrayBuffer()], { type: file.type });
      await this.#store.run('readwrite', (store) =>
        store.put({ ownerId, draftId, name: file.name, content, pickedAt }, id),
      );
      return id;
    } catch {
      this.release(id);
      return null;
    }
  }

  async take(draft: DraftOfFile): Promise<readonly StoredFile[]> {
    const taken: StoredFile[] = [];
    for (const id of await this.#idsOf(draft.ownerId)) {
      if (this.#releases.has(id) || !(await this.#claim(id))) continue;
      const file = await this.#find(id, draft);
      if (file === null) this.release(id);
      else taken.push({ id, file });
    }
    return taken;
  }

  release(id: string): void {
    this.#releases.get(id)?.();
    this.#releases.delete(id);
  }

  async remove(id: string): Promise<void> {
    await this.#store.isDone('readwrite', (store) => store.delete(id));
    this.release(id);
  }

  async removeAll(ownerId: string): Promise<void> {
    await this.#store.isDone('readwrite', (store) => store.delete(keysOf(ownerId)));
    for (const id of [...this.#releases.keys()]) if (id.startsWith(`${ownerId}/`)) this.release(id);
  }

  async #idsOf(ownerId: string): Promise<readonly string[]> {
    try {
      const keys = await this.#store.run('readonly', (store) => store.getAllKeys(keysOf(ownerId)));
      return keys.filter((key) => typeof key === 'string');
    } catch {
      return [];
    }
  }

  /** The file if it belongs to this draft. One that is too old or malformed is removed. */
  async #find(id: string, { draftId }: DraftOfFile): Promise<PickedFile | null> {
    try {
      const record: unknown = await this.#store.run('readonly', (store): IDBRequest<unknown> => store.get(id));
      // Another tab has removed it.
      if (record === undefined) return null;
      if (!v.is(fileRecord, record) || record.pickedAt <= this.#clock.now() - LIFETIME) {
        await this.#store.isDone('readwrite', (store) => store.delete(id));
        return null;
      }
      const { content, name } = record;
      return record.draftId === draftId ? new File([content], name, { type: content.type }) : null;
    } catch {
      return null;
    }
  }

  /** False: another tab has the file. A closed tab has none. Where there are no locks, two tabs may take the same file. */
  #claim(id: string): Promise<boolean> {
    const locks = locksOf(navigator);
    return new Promise((resolve) => {
      const claim = (release: () => void) => {
        this.#releases.set(id, release);
        resolve(true);
      };
      const withoutLock = () => claim(() => undefined);
      if (locks === undefined) withoutLock();
      else
        locks
          .request(`${NAME}/${id}`, { ifAvailable: true }, (lock) =>
            lock === null ? resolve(false) : new Promise<void>(claim),
          )
          .catch(withoutLock);
    });
  }
}

function locksOf(browser: { readonly locks?: LockManager }): LockManager | undefined {
  return browser.locks;
}
