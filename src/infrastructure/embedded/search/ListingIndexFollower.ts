import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { success } from '../../../domain/shared/Result';
import type { Change } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { type IndexChunk, readIndexChunk } from './indexChunk';
import { inSlices } from './inSlices';
import { Emitter } from '../database/Emitter';
import { ListingIndex } from './ListingIndex';
import { logMessages } from '../database/messages';
import { type ListingReading, openStoredIndex, storeIndex } from './storedIndex';

/** Listings read at a time: fewer at first, so that the newest can be found early. */
const FIRST_CHUNK = 200;
const CHUNK = 500;
/** Milliseconds between two calls of the listeners while the index is being built. */
const EMISSION_INTERVAL = 300;
/** Listings from which on an index is stored: fewer are all read within some tenths of a second. */
const FEWEST_STORED = 2000;

interface FollowerOptions {
  /** The address of the code that builds the index: what other code has stored is not used. */
  readonly code?: string;
  readonly fewestStored?: number;
}

/**
 * Keeps an index up to date with the database: opens the one that is stored or reads all listings, newest first, and applies changes
 * from then on.
 */
export class ListingIndexFollower {
  index = new ListingIndex();
  isComplete = false;
  readonly #database: EmbeddedDatabase;
  readonly #code: string;
  readonly #fewestStored: number;
  readonly #changes = new Emitter<void>();
  readonly #changedIds = new Set<string>();
  readonly #changedSinceStart = new Set<string>();
  /** That of the listings before the first was read, while the index may be stored: not if it lacks a change or is stored already. */
  #revisionToStore: number | null = null;
  /** Changes are read one after the other, so that the index gets the latest version of a listing last. */
  #queue: Promise<void> = Promise.resolve();
  /** Readings of changes that have not ended. */
  #readings = 0;
  #started: Promise<BackendResult<void>> | null = null;
  #lastEmission = -Infinity;

  constructor(
    database: EmbeddedDatabase,
    changes: Pick<Emitter<Change>, 'subscribe'>,
    { code = '', fewestStored = FEWEST_STORED }: FollowerOptions = {},
  ) {
    this.#database = database;
    this.#code = code;
    this.#fewestStored = fewestStored;
    changes.subscribe((change) => this.#onChange(change));
    database.subscribeToOpenings(() => this.#restart());
  }

  /** Whether the index holds every listing and every change that is known of. */
  get isCurrent(): boolean {
    return this.isComplete && this.#readings === 0;
  }

  /** Starts reading, once; resolves when the newest listings are indexed. After a failure, the next call tries again. */
  start(): Promise<BackendResult<void>> {
    return (this.#started ??= this.#begin());
  }

  /** Stores the index for the next visit, in slices. To be called when nobody waits for an answer; does nothing when it is not the time for it. */
  async store(): Promise<void> {
    const { index } = this;
    const revision = this.#revisionToStore;
    if (revision === null || !this.isCurrent) return;
    this.#revisionToStore = null;
    if (index.size < this.#fewestStored) return;
    await storeIndex(this.#database, index, { code: this.#code, revision }, () => index === this.index);
  }

  /** Calls the listener when search results may have changed. */
  subscribe(listener: () => void): Unsubscribe {
    return this.#changes.subscribe(listener);
  }

  async #begin(): Promise<BackendResult<void>> {
    // Changes that come meanwhile are read afterwards.
    const opening = this.#queue.then(() => this.#openStored());
    this.#queue = opening.then(
      () => undefined,
      () => undefined,
    );
    const opened = await opening;
    if (!opened.ok) {
      this.#started = null;
      return opened;
    }
    return opened.value ? success() : this.#readFirstChunk();
  }

  /** Whether an index was stored, which then is complete. */
  async #openStored(): Promise<BackendResult<boolean>> {
    const opened = await openStoredIndex(this.#database, this.#code);
    if (!opened.ok) return opened;
    const { revision, index, changed } = opened.value;
    if (index === null) {
      this.#revisionToStore = revision;
      return success(false);
    }
    this.index = index;
    await inSlices(changed, (reading) => update(index, reading));
    this.#complete();
    return success(true);
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
    this.#complete();
  }

  #complete(): void {
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
    return inSlices(newestFirst, (record) => {
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
    if (changed.ok) return inSlices(changed.value, (reading) => update(index, reading));
    this.#revisionToStore = null;
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
    this.#revisionToStore = null;
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

function update(index: ListingIndex, { id, record }: ListingReading): void {
  if (record === undefined || record.state === 'deleted') index.remove(id);
  else index.put(record);
}
