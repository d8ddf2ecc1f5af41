import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { success } from '../../../domain/shared/Result';
import type { Change } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { type IndexChunk, readIndexChunk } from './indexChunk';
import { yieldToMessages } from './yieldToMessages';
import { Emitter } from '../database/Emitter';
import { ListingIndex } from './ListingIndex';
import { logMessages } from '../database/messages';

/** Listings read at a time: fewer at first, so that the newest can be found early. */
const FIRST_CHUNK = 200;
const CHUNK = 500;
/** Milliseconds of indexing before incoming messages are handled. */
const SLICE_DURATION = 8;
/** Milliseconds between two calls of the listeners while the index is being built. */
const EMISSION_INTERVAL = 300;

/**
 * Keeps an index up to date with the database: reads all listings, newest first, and applies changes from then on.
 */
export class ListingIndexFollower {
  index = new ListingIndex();
  isComplete = false;
  readonly #database: EmbeddedDatabase;
  readonly #changes = new Emitter<void>();
  readonly #changedIds = new Set<string>();
  readonly #changedSinceStart = new Set<string>();
  /** Changes are read one after the other, so that the index gets the latest version of a listing last. */
  #queue: Promise<void> = Promise.resolve();
  /** Readings of changes that have not ended. */
  #readings = 0;
  #started: Promise<BackendResult<void>> | null = null;
  #lastEmission = -Infinity;

  constructor(database: EmbeddedDatabase, changes: Pick<Emitter<Change>, 'subscribe'>) {
    this.#database = database;
    changes.subscribe((change) => this.#onChange(change));
    database.subscribeToOpenings(() => this.#restart());
  }

  /** Whether the index holds every listing and every change that is known of. */
  get isCurrent(): boolean {
    return this.isComplete && this.#readings === 0;
  }

  /** Starts reading, once; resolves when the newest listings are indexed. After a failure, the next call tries again. */
  start(): Promise<BackendResult<void>> {
    return (this.#started ??= this.#readFirstChunk());
  }

  /** Calls the listener when search results may have changed. */
  subscribe(listener: () => void): Unsubscribe {
    return this.#changes.subscribe(listener);
  }

  async #readFirstChunk(): Promise<BackendResult<void>> {
    const chunk = await this.#read(null, FIRST_CHUNK);
    if (!chunk.ok) {
      this.#started = null;
      return chunk;
    }
    const { next } = chunk.value;
    const following = next === null ? null : this.#read(next, CHUNK);
    await this.#add(chunk.value);
    await this.#queue;
    void this.#readRemainingChunks(following);
    return success();
  }

  /** Indexes a chunk while the database reads the next one. */
  async #readRemainingChunks(first: Promise<BackendResult<IndexChunk>> | null): Promise<void> {
    const { index } = this;
    for (let reading = first; reading !== null;) {
      const chunk = await reading;
      if (index !== this.index) return;
      if (!chunk.ok) return this.#reset();
      const { next } = chunk.value;
      reading = next === null ? null : this.#read(next, CHUNK);
      await this.#add(chunk.value);
      this.#emitAtIntervals();
    }
    await this.#queue;
    if (index !== this.index) return;
    this.isComplete = true;
    this.#changedSinceStart.clear();
    this.#changes.emit();
  }

  #read(before: IDBValidKey | null, count: number): Promise<BackendResult<IndexChunk>> {
    return this.#database.read((connection) => readIndexChunk(connection, before, count));
  }

  /** Skips listings that have changed since the start: `#readChanges` has read a newer version. */
  #add({ newestFirst }: IndexChunk): Promise<void> {
    const { index } = this;
    return this.#apply(newestFirst, (record) => {
      if (!this.#changedSinceStart.has(record.id)) index.put(record);
    });
  }

  #onChange({ store, ids }: Change): void {
    if (store !== 'listings' || this.#started === null) return;
    const isAwaited = this.#changedIds.size > 0;
    for (const id of ids) {
      this.#changedIds.add(id);
      if (!this.isComplete) this.#changedSinceStart.add(id);
    }
    if (isAwaited) return;
    this.#readings += 1;
    this.#queue = this.#queue
      .then(() => this.#readChanges())
      .catch((error: unknown) => console.error(logMessages.search, error))
      .then(() => {
        this.#readings -= 1;
        this.#emitAtIntervals();
      });
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
    await this.#apply(changed.value, ({ id, record }) => {
      if (record === undefined || record.state === 'deleted') index.remove(id);
      else index.put(record);
    });
  }

  async #apply<Item>(items: readonly Item[], put: (item: Item) => void): Promise<void> {
    let begun = performance.now();
    for (const item of items) {
      put(item);
      if (performance.now() - begun < SLICE_DURATION) continue;
      await yieldToMessages();
      begun = performance.now();
    }
  }

  /** The database was closed and opened again: it may hold something else now. */
  #restart(): void {
    if (!this.isComplete) return;
    this.#reset();
    void this.start();
  }

  #reset(): void {
    this.index = new ListingIndex();
    this.isComplete = false;
    this.#changedSinceStart.clear();
    this.#started = null;
  }

  #emitAtIntervals(): void {
    const now = performance.now();
    if (!this.isComplete && now - this.#lastEmission < EMISSION_INTERVAL) return;
    this.#lastEmission = now;
    this.#changes.emit();
  }
}
