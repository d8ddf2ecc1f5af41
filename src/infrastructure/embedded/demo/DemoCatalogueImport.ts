import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { expiryOf } from '../../../domain/listings/lifecycle/lifetime';
import { DAY, MINUTE, type Instant } from '../../../domain/shared/Instant';
import type { CatalogueMarker } from '../database/CatalogueMarker';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { DemoListing } from './DemoListing';
import { demoPeople } from '../account/demoPeople';
import type { EmbeddedBackendStatus } from '../database/EmbeddedBackendStatus';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedSchema, EmbeddedTransaction } from '../database/EmbeddedSchema';
import type { ListingImportProgress } from '../database/ListingImportProgress';
import { Emitter } from '../database/Emitter';
import type { ListingRecord } from '../database/records';
import { startingProfile } from '../account/startingProfile';
import { toListingRecord } from '../listings/toListingRecord';

/** Raise it when the catalogue changes, so that browsers which have the former one get the new one. */
export const CATALOGUE_VERSION = 2;
const CHUNK = 40;
/** The catalogue is dated anew before its listings expire. */
const FRESH_FOR = 50 * DAY;

export interface DemoCatalogueSource {
  load(): Promise<readonly DemoListing[]>;
  /** Resolves when the page can spare a moment. */
  untilIdle(): Promise<void>;
  /** Runs the work while no other tab runs its own. */
  alone(work: () => Promise<void>): Promise<void>;
}

/**
 * Brings the demo catalogue into the database, newest first, chunk by chunk. Each chunk and the marker that counts it are
 * one transaction: an import that was interrupted goes on where it stopped, and two that run at once share the work.
 */
export class DemoCatalogueImport implements ListingImportProgress {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;
  readonly #status: EmbeddedBackendStatus;
  readonly #clock: Clock;
  readonly #source: DemoCatalogueSource;
  readonly #ends = new Emitter<void>();
  #areOver = false;
  #wasRefused = false;

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

  get areOver(): boolean {
    return this.#areOver;
  }

  watchEnd(listener: () => void): Unsubscribe {
    return this.#ends.add(listener);
  }

  /**
   * Imports what is missing, once the page can spare a moment. A failure shows in the status; the import tries again when a
   * database that was held back opens after all, and at the next start.
   */
  async start(): Promise<void> {
    this.#database.watchOpenings(() => {
      if (this.#wasRefused) void this.#run();
    });
    await this.#run();
  }

  async #run(): Promise<void> {
    this.#areOver = false;
    this.#wasRefused = false;
    try {
      await this.#source.untilIdle();
      await this.#source.alone(() => this.#importWhatIsMissing());
    } catch (error) {
      // The catalogue could not be fetched.
      console.error(error);
    } finally {
      this.#areOver = true;
      this.#status.reach({ kind: 'ready' });
      this.#ends.tell();
    }
  }

  async #importWhatIsMissing(): Promise<void> {
    const marker = await this.#database.read((connection) => connection.get('settings', 'demo-catalogue'));
    this.#wasRefused = !marker.ok;
    if (!marker.ok || this.#isCurrent(marker.value)?.isComplete === true) return;
    const catalogue = await this.#source.load();
    let reached = await this.#importChunk(catalogue);
    while (reached?.isComplete === false) {
      this.#status.reach({ kind: 'importing', done: reached.done, total: catalogue.length });
      await this.#source.untilIdle();
      reached = await this.#importChunk(catalogue);
    }
  }

  /** Tells how far the import has come; nothing when the database refuses. */
  async #importChunk(catalogue: readonly DemoListing[]): Promise<CatalogueMarker | undefined> {
    const chunk = await this.#database.write(['listings', 'profiles', 'settings'], async (transaction) => {
      const settings = transaction.objectStore('settings');
      const marker = this.#isCurrent(await settings.get('demo-catalogue')) ?? this.#beginning();
      const part = catalogue.slice(marker.done, marker.done + CHUNK);
      const done = marker.done + part.length;
      const next = { ...marker, done, isComplete: done >= catalogue.length };
      await Promise.all([
        ...part.map((listing) => storeUnlessTaken(transaction, toRecord(listing, marker.datedFrom))),
        ...(marker.done === 0 ? demoPeople.map(({ uid }) => this.#storePerson(transaction, uid)) : []),
        settings.put(next, 'demo-catalogue'),
      ]);
      return { marker: next, ids: part.map(({ id }) => id) };
    });
    if (!chunk.ok) return undefined;
    this.#feed.publish({ store: 'listings', ids: chunk.value.ids });
    return chunk.value.marker;
  }

  async #storePerson(transaction: ImportTransaction, uid: string): Promise<void> {
    const profiles = transaction.objectStore('profiles');
    if ((await profiles.getKey(uid)) === undefined) await profiles.add(startingProfile(uid, this.#clock.now()));
  }

  #beginning(): CatalogueMarker {
    return { catalogueVersion: CATALOGUE_VERSION, datedFrom: this.#clock.now(), done: 0, isComplete: false };
  }

  /** The marker, unless it speaks of another catalogue or of listings that have grown old (or lie in the future). */
  #isCurrent(marker: EmbeddedSchema['settings']['value'] | undefined): CatalogueMarker | undefined {
    if (marker === undefined || !('catalogueVersion' in marker) || marker.catalogueVersion !== CATALOGUE_VERSION)
      return undefined;
    const age = this.#clock.now() - marker.datedFrom;
    return age > -DAY && age <= FRESH_FOR ? marker : undefined;
  }
}

type ImportTransaction = EmbeddedTransaction<['listings', 'profiles', 'settings']>;

/** A demo listing that its person has sold, paused or deleted stays so. */
async function storeUnlessTaken(transaction: ImportTransaction, record: ListingRecord): Promise<void> {
  const listings = transaction.objectStore('listings');
  const stored = await listings.get(record.id);
  if (stored === undefined || stored.visible === 1 || stored.state === 'expired') await listings.put(record);
}

function toRecord({ ageInMinutes, ...listing }: DemoListing, datedFrom: Instant): ListingRecord {
  const publishedAt = datedFrom - ageInMinutes * MINUTE;
  return toListingRecord({
    ...listing,
    state: 'online',
    publishedAt,
    updatedAt: publishedAt,
    expiresAt: expiryOf(publishedAt),
  });
}
