import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { DAY } from '../../../domain/shared/Instant';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { DemoListing } from './DemoListing';
import type { DemoStorage } from './storeDemoListings';
import type { EmbeddedBackendStatus } from '../database/EmbeddedBackendStatus';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { ListingImportProgress } from '../database/ListingImportProgress';
import { Emitter } from '../database/Emitter';
import type { CatalogueMarker } from '../database/records';
import { logMessages } from '../database/messages';

/** To be increased when the catalogue changes, so that browsers with the former one import the new one. */
export const CATALOGUE_VERSION = 4;
const CHUNK = 40;
/** After this time the catalogue is imported again with new dates, before its listings expire. */
const FRESH_FOR = 50 * DAY;

export interface DemoCatalogueSource {
  load(): Promise<readonly DemoListing[]>;
  /** Resolves when the page is idle. */
  untilIdle(): Promise<void>;
  /** Runs `work` in one tab at a time. */
  withLock(work: () => Promise<void>): Promise<void>;
}

/**
 * Imports the demo catalogue into the database in chunks, newest first. A chunk and the marker that counts it are written in
 * one transaction: an interrupted import resumes where it stopped, and two tabs that import at once share the work.
 */
export class DemoCatalogueImport implements ListingImportProgress {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;
  readonly #status: EmbeddedBackendStatus;
  readonly #clock: Clock;
  readonly #source: DemoCatalogueSource;
  readonly #end = new Emitter<void>();
  #isOver = false;
  #failure: BackendFailure | null = null;

  constructor(
    database: EmbeddedDatabase,
    feed: ChangeFeed,
    status: EmbeddedBackendStatus,
    clock: Clock,
    source: DemoCatalogueSource,
  ) {
    this.#database = database;
    this.#feed = feed;
    this.#status = status;
    this.#clock = clock;
    this.#source = source;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get failure(): BackendFailure | null {
    return this.#failure;
  }

  subscribeToEnd(listener: () => void): Unsubscribe {
    return this.#end.subscribe(listener);
  }

  /**
   * Imports what is missing when the page is idle. The status shows a failure; the import tries again when the database
   * opens, and at the next start. It also begins again when the database was lost.
   */
  async start(): Promise<void> {
    this.#database.subscribeToOpenings((reopening) => {
      if (this.#failure !== null || reopening === 'after-loss') void this.#run();
    });
    await this.#run();
  }

  async #run(): Promise<void> {
    this.#isOver = false;
    this.#failure = null;
    try {
      await this.#source.untilIdle();
      await this.#source.withLock(() => this.#importWhatIsMissing());
    } catch (error) {
      // The catalogue could not be loaded.
      console.error(logMessages.catalogue, error);
    } finally {
      this.#isOver = true;
      this.#status.setPhase({ kind: 'ready' });
      this.#end.emit();
    }
  }

  async #importWhatIsMissing(): Promise<void> {
    const marker = await this.#database.read((connection) => connection.get('settings', 'demo-catalogue'));
    this.#failure = marker.ok ? null : marker.failure;
    if (!marker.ok || this.#currentMarker(marker.value)?.isComplete === true) return;
    // Like the catalogue, only needed in a browser that does not have it.
    const [catalogue, storage] = await Promise.all([this.#source.load(), import('./storeDemoListings')]);
    let reached = await this.#importChunk(catalogue, storage);
    while (reached?.isComplete === false) {
      this.#status.setPhase({ kind: 'importing', done: reached.done, total: catalogue.length });
      await this.#source.untilIdle();
      reached = await this.#importChunk(catalogue, storage);
    }
  }

  /** Returns the marker after the chunk; undefined when the database refuses. */
  async #importChunk(
    catalogue: readonly DemoListing[],
    { moderationStores, storeDemoChunk }: DemoStorage,
  ): Promise<CatalogueMarker | undefined> {
    const chunk = await this.#database.write([...moderationStores], async (transaction) => {
      const settings = transaction.objectStore('settings');
      const marker = this.#currentMarker(await settings.get('demo-catalogue')) ?? this.#newMarker();
      const part = catalogue.slice(marker.done, marker.done + CHUNK);
      const done = marker.done + part.length;
      const next = { ...marker, done, isComplete: done >= catalogue.length };
      await Promise.all([storeDemoChunk(transaction, part, next), settings.put(next, 'demo-catalogue')]);
      return { marker: next, ids: part.map(({ id }) => id) };
    });
    if (!chunk.ok) return undefined;
    this.#feed.publish({ store: 'listings', ids: chunk.value.ids });
    return chunk.value.marker;
  }

  #newMarker(): CatalogueMarker {
    return { catalogueVersion: CATALOGUE_VERSION, datedFrom: this.#clock.now(), done: 0, isComplete: false };
  }

  /** The marker, unless it is of another catalogue version, or too old, or in the future. */
  #currentMarker(marker: CatalogueMarker | undefined): CatalogueMarker | undefined {
    if (marker?.catalogueVersion !== CATALOGUE_VERSION) return undefined;
    const age = this.#clock.now() - marker.datedFrom;
    return age > -DAY && age <= FRESH_FOR ? marker : undefined;
  }
}
