import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { DemoListing } from './DemoListing';
import type { EmbeddedBackendStatus } from '../database/EmbeddedBackendStatus';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { ListingImportProgress } from '../database/ListingImportProgress';
import { Emitter } from '../database/Emitter';
import { logMessages } from '../database/messages';
import { currentMarker } from './catalogueMarker';

export interface DemoCatalogueSource {
  load(): Promise<readonly DemoListing[]>;
  /** Resolves when the page is idle. */
  untilIdle(): Promise<void>;
  /** Resolves when the page needs more listings than it has brought. */
  untilWanted(): Promise<void>;
  /** Runs `work` in one tab at a time. */
  withLock(work: () => Promise<void>): Promise<void>;
}

/**
 * Imports the demo catalogue into the database in chunks, newest first, where it is not complete and once it is wanted. An interrupted import resumes where it stopped, and two tabs that import at once share the work.
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
      if (await this.#isIncomplete()) {
        await this.#untilWanted();
        await this.#source.withLock(() => this.#importWhatIsMissing());
      }
    } catch (error) {
      // The catalogue could not be loaded.
      console.error(logMessages.catalogue, error);
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

  async #importWhatIsMissing(): Promise<void> {
    // Another tab may have imported it meanwhile.
    if (!(await this.#isIncomplete())) return;
    // Like the catalogue, only needed in a browser that does not have it.
    const [catalogue, { importChunks }] = await Promise.all([this.#source.load(), import('./importChunks')]);
    await importChunks(catalogue, {
      database: this.#database,
      feed: this.#feed,
      now: () => this.#clock.now(),
      onProgress: (done) => {
        this.#status.setPhase({ kind: 'importing', done, total: catalogue.length });
        return this.#source.untilIdle();
      },
    });
  }

  /** Whoever changes something, in whichever tab, needs the rest too. */
  async #untilWanted(): Promise<void> {
    let unsubscribe: Unsubscribe | undefined;
    const changed = new Promise<void>((resolve) => {
      unsubscribe = this.#feed.subscribe(() => resolve());
    });
    await Promise.race([this.#source.untilWanted(), changed]);
    unsubscribe?.();
  }
}
