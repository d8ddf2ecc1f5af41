import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { success } from '../../../domain/shared/Result';
import type { Change, ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { type IndexChunk, readIndexChunk } from './indexChunk';
import { indexPause } from './indexPause';
import { Emitter } from '../database/Emitter';
import { ListingIndex } from './ListingIndex';

/** Listings read at once: few at first, so that the newest can be found at once. */
const FIRST_CHUNK = 200;
const CHUNK = 500;
/** Milliseconds of work between two looks at the questions that have come in. */
const SLICE = 8;
/** Milliseconds between two tellings while listings are read by the thousand. */
const TELLING_INTERVAL = 300;

/**
 * Keeps an index the same as the database: reads the listings, newest first, and follows the changes from the start.
 */
export class ListingIndexFollower {
  index = new ListingIndex();
  isComplete = false;
  readonly #database: EmbeddedDatabase;
  readonly #listeners = new Emitter<void>();
  readonly #changedIds = new Set<string>();
  readonly #changedSinceBegun = new Set<string>();
  /** Changes are read one after the other, so that the last reading of a listing is the latest. */
  #queue: Promise<void> = Promise.resolve();
  #beginning: Promise<BackendResult<void>> | null = null;
  #lastTelling = -Infinity;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed) {
    this.#database = database;
    feed.watch((change) => this.#notice(change));
    database.watchOpenings(() => this.#reread());
  }

  /** Starts reading, once; resolves when the newest listings can be found. After a failure, the next call tries again. */
  begin(): Promise<BackendResult<void>> {
    return (this.#beginning ??= this.#readFirstChunk());
  }

  /** Calls back when answers may differ from those before. */
  watch(listener: () => void): Unsubscribe {
    return this.#listeners.add(listener);
  }

  async #readFirstChunk(): Promise<BackendResult<void>> {
    const chunk = await this.#read(null, FIRST_CHUNK);
    if (!chunk.ok) {
      this.#beginning = null;
      return chunk;
    }
    const { next } = chunk.value;
    const following = next === null ? null : this.#read(next, CHUNK);
    await this.#add(chunk.value);
    await this.#queue;
    void this.#readOn(following);
    return success();
  }

  /** The database reads the next chunk while this one is indexed. */
  async #readOn(first: Promise<BackendResult<IndexChunk>> | null): Promise<void> {
    const { index } = this;
    for (let reading = first; reading !== null;) {
      const chunk = await reading;
      if (index !== this.index) return;
      if (!chunk.ok) return this.#forget();
      const { next } = chunk.value;
      reading = next === null ? null : this.#read(next, CHUNK);
      await this.#add(chunk.value);
      this.#tellAtIntervals();
    }
    await this.#queue;
    if (index !== this.index) return;
    this.isComplete = true;
    this.#changedSinceBegun.clear();
    this.#listeners.tell();
  }

  #read(before: IDBValidKey | null, count: number): Promise<BackendResult<IndexChunk>> {
    return this.#database.read((connection) => readIndexChunk(connection, before, count));
  }

  /** What has changed since is read by itself: here it may be older. */
  #add({ newestFirst }: IndexChunk): Promise<void> {
    const { index } = this;
    return this.#apply(newestFirst, (record) => {
      if (!this.#changedSinceBegun.has(record.id)) index.put(record);
    });
  }

  #notice({ store, ids }: Change): void {
    if (store !== 'listings' || this.#beginning === null) return;
    const isAwaited = this.#changedIds.size > 0;
    for (const id of ids) {
      this.#changedIds.add(id);
      if (!this.isComplete) this.#changedSinceBegun.add(id);
    }
    if (!isAwaited)
      this.#queue = this.#queue.then(() => this.#readChanges()).catch((error: unknown) => console.error(error));
  }

  async #readChanges(): Promise<void> {
    const { index } = this;
    const ids = [...this.#changedIds];
    this.#changedIds.clear();
    const changed = await this.#database.read((connection) => {
      const { store } = connection.transaction('listings');
      return Promise.all(ids.map(async (id) => ({ id, record: await store.get(id) })));
    });
    if (!changed.ok) return;
    await this.#apply(changed.value, ({ id, record }) => (record === undefined ? index.remove(id) : index.put(record)));
    this.#tellAtIntervals();
  }

  async #apply<Item>(items: readonly Item[], put: (item: Item) => void): Promise<void> {
    let begun = performance.now();
    for (const item of items) {
      put(item);
      if (performance.now() - begun < SLICE) continue;
      await indexPause();
      begun = performance.now();
    }
  }

  /** The browser had closed the database: who knows what it holds now. */
  #reread(): void {
    if (!this.isComplete) return;
    this.#forget();
    void this.begin();
  }

  #forget(): void {
    this.index = new ListingIndex();
    this.isComplete = false;
    this.#changedSinceBegun.clear();
    this.#beginning = null;
  }

  #tellAtIntervals(): void {
    const now = performance.now();
    if (!this.isComplete && now - this.#lastTelling < TELLING_INTERVAL) return;
    this.#lastTelling = now;
    this.#listeners.tell();
  }
}
