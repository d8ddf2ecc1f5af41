import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { DemoCatalogueSource } from './DemoCatalogueSource';
import type { EmbeddedBackendStatus } from '../database/EmbeddedBackendStatus';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { ListingImportProgress } from '../database/ListingImportProgress';
import { Emitter } from '../database/Emitter';
import { logMessages } from '../database/messages';
import { currentMarker } from './catalogueMarker';

/**
 * Imports the demo catalogue into the database in chunks, newest first, where it is not complete and once it is wanted. An interrupted import
 * resumes where it stopped, and two tabs that import at once share the work.
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
   * opens, when the network is back, and at the next start. It also begins again when the database was lost.
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
      // Only needed in a browser that does not have the catalogue.
      if (await this.#isIncomplete())
        await (
          await import('./importCatalogue')
        ).importCatalogue(this.#source, {
          database: this.#database,
          feed: this.#feed,
          clock: this.#clock,
          status: this.#status,
          isIncomplete: () => this.#isIncomplete(),
        });
    } catch (error) {
      // The catalogue could not be loaded.
      console.error(logMessages.catalogue, error);
      this.#failure = 'offline';
      void this.#source.untilOnline().then(() => this.#run());
    } finally {
      this.#isOver = true;
      this.#status.setPhase({ kind: 'ready' });
      this.#end.emit();
    }
  }

  /** Whether the catalogue is not complete in this browser; false where that cannot be read: `failure` says why. */
  async #isIncomplete(): Promise<boolean> {
    const marker = await this.#database.read((connection) => connection.get('settings', 'demo-catalogue'));
    this.#failure = marker.ok ? null : marker.failure;
    return marker.ok && currentMarker(marker.value, this.#clock.now())?.isComplete !== true;
  }
}
