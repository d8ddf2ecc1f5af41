import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { asAdmin } from '../auth/asAdmin';
import type { EmbeddedSession } from '../auth/EmbeddedSession';
import type { Change, ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedConnection } from '../database/EmbeddedSchema';
import { followImportedQuery } from '../database/followQuery';
import { untilImported, type ListingImportProgress } from '../database/ListingImportProgress';
import { raiseFormerReports } from './raiseFormerReports';
import { moderationStores, type ModerationTransaction } from './ModerationTransaction';

interface Reading<Value> {
  readonly read: (connection: EmbeddedConnection) => Promise<Value>;
  readonly concerns: (change: Change) => boolean;
  readonly isEmpty: (value: Value) => boolean;
}

/** The stores of the moderation, after the reports of earlier versions have raised their cases. */
export class ModerationStores {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;
  readonly #session: Pick<EmbeddedSession, 'uid'>;
  readonly #importProgress: ListingImportProgress;
  #former: Promise<unknown> | null = null;

  constructor(
    database: EmbeddedDatabase,
    feed: ChangeFeed,
    session: Pick<EmbeddedSession, 'uid'>,
    importProgress: ListingImportProgress,
  ) {
    this.#database = database;
    this.#feed = feed;
    this.#session = session;
    this.#importProgress = importProgress;
  }

  /** Who is signed in. */
  get uid(): string | null {
    return this.#session.uid;
  }

  async read<Value>(work: (connection: EmbeddedConnection) => Promise<Value>): Promise<BackendResult<Value>> {
    await this.#withFormerReports();
    return this.#database.read(work);
  }

  /** As `read`, after the import, which brings the moderation of the demonstration. */
  async readImported<Value>(work: (connection: EmbeddedConnection) => Promise<Value>): Promise<BackendResult<Value>> {
    await untilImported(this.#importProgress);
    return this.read(work);
  }

  readAsAdmin<Value>(work: (connection: EmbeddedConnection) => Promise<Value>): Promise<BackendResult<Value>> {
    return asAdmin(this.#database, this.#session, () => this.read(work));
  }

  /** As `readAsAdmin`, after the import. */
  readImportedAsAdmin<Value>(work: (connection: EmbeddedConnection) => Promise<Value>): Promise<BackendResult<Value>> {
    return asAdmin(this.#database, this.#session, () => this.readImported(work));
  }

  /** Runs one transaction over all these stores. */
  async write<Value>(work: (transaction: ModerationTransaction) => Promise<Value>): Promise<BackendResult<Value>> {
    await this.#withFormerReports();
    return this.#database.write([...moderationStores], work);
  }

  writeAsAdmin<Value>(work: (transaction: ModerationTransaction) => Promise<Value>): Promise<BackendResult<Value>> {
    return asAdmin(this.#database, this.#session, () => this.write(work));
  }

  publish(change: Change): void {
    this.#feed.publish(change);
  }

  /** Reads for admins, now and after each change. An empty reading is emitted after the import only, which brings cases too. */
  followAsAdmin<Value>(reading: Reading<Value>, listener: (value: BackendResult<Value>) => void): Unsubscribe {
    return this.#follow(reading, () => this.readAsAdmin(reading.read), listener);
  }

  /** As `followAsAdmin`, for that person too. */
  followAs<Value>(uid: string, reading: Reading<Value>, listener: (value: BackendResult<Value>) => void): Unsubscribe {
    const read = () => (this.uid === uid ? this.read(reading.read) : this.readAsAdmin(reading.read));
    return this.#follow(reading, read, listener);
  }

  #follow<Value>(
    { concerns, isEmpty }: Reading<Value>,
    read: () => Promise<BackendResult<Value>>,
    listener: (value: BackendResult<Value>) => void,
  ): Unsubscribe {
    return followImportedQuery(this.#database, this.#feed, this.#importProgress, { read, concerns, isEmpty }, listener);
  }

  #withFormerReports(): Promise<unknown> {
    return (this.#former ??= this.#database.write([...moderationStores], raiseFormerReports));
  }
}
