import { failure, success } from '../../../domain/shared/Result';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { backendFailureOf } from './backendFailureOf';
import { TimeoutError, UpgradeBlockedError } from './databaseErrors';
import type { EmbeddedBackendStatus } from './EmbeddedBackendStatus';
import type { EmbeddedConnection, EmbeddedTransaction, StoreName } from './EmbeddedSchema';
import { Emitter } from './Emitter';
import type { Migration } from './migrations';
import { abort, openEmbeddedDatabase } from './openEmbeddedDatabase';
import { withTimeout } from './withTimeout';

export interface EmbeddedDatabaseOptions {
  readonly name?: string;
  readonly steps?: readonly Migration[];
  /** Gets failures and recoveries, to show them; a worker has none. */
  readonly status?: EmbeddedBackendStatus;
  /** Milliseconds. */
  readonly limits?: Limits;
}

interface Limits {
  /** For each of the two attempts to open the database or to read from it. */
  readonly read: number;
  /** For a transaction that writes, which also waits for those of other tabs. */
  readonly write: number;
}

/** A failure is shown within 15 s: both attempts to read come before the limit of `EmbeddedListingSearch`. */
const defaultLimits: Limits = { read: 6000, write: 30_000 };

/** `after-loss`: the browser had closed the former connection, and what it held may be gone. */
export type Reopening = 'usual' | 'after-loss';

interface Opening {
  connection: Promise<EmbeddedConnection>;
}

/**
 * The database of this window or worker. The first use opens it; after a failure, the next use tries again. Errors of the
 * browser end here and become failures. So does a database that does not answer: reading is retried once, on a new connection.
 */
export class EmbeddedDatabase {
  readonly #options: EmbeddedDatabaseOptions;
  readonly #openings = new Emitter<Reopening>();
  readonly #limits: Limits;
  #opening: Opening | null = null;
  #hasLostConnection = false;

  constructor(options: EmbeddedDatabaseOptions = {}) {
    this.#options = options;
    this.#limits = options.limits ?? defaultLimits;
  }

  /** Runs one or more read transactions. */
  read<Value>(work: (connection: EmbeddedConnection) => Promise<Value>): Promise<BackendResult<Value>> {
    return this.#attempt(() => this.#readInTime(work));
  }

  /**
   * Runs one transaction, rolled back when `work` throws, the disk is full or it takes too long. `work` may await its requests
   * only.
   */
  async write<Stores extends [StoreName, ...StoreName[]], Value>(
    stores: Stores,
    work: (transaction: EmbeddedTransaction<Stores>) => Promise<Value>,
  ): Promise<BackendResult<Value>> {
    const written = await this.#attempt(async () => {
      const connection = await this.#readInTime((open) => Promise.resolve(open));
      return this.#writeInTime(connection.transaction(stores, 'readwrite'), work);
    });
    if (written.ok) this.#options.status?.recover('written');
    return written;
  }

  /** Calls the listener each time the database opens, so that it can repeat readings that failed, after a loss all of them. */
  subscribeToOpenings(listener: (reopening: Reopening) => void): Unsubscribe {
    return this.#openings.subscribe(listener);
  }

  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = null;
    await opening?.connection.then(
      (open) => open.close(),
      () => undefined,
    );
  }

  async #attempt<Value>(work: () => Promise<Value>): Promise<BackendResult<Value>> {
    try {
      return success(await work());
    } catch (error) {
      const reason = backendFailureOf(error);
      this.#options.status?.fail(reason);
      return failure(reason);
    }
  }

  async #readInTime<Value>(work: (connection: EmbeddedConnection) => Promise<Value>): Promise<Value> {
    try {
      return await this.#readOnce(work);
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      return this.#readOnce(work);
    }
  }

  async #readOnce<Value>(work: (connection: EmbeddedConnection) => Promise<Value>): Promise<Value> {
    const opening = (this.#opening ??= this.#open());
    try {
      return await withTimeout(this.#limits.read, opening.connection.then(work));
    } catch (error) {
      if (error instanceof TimeoutError) this.#abandon(opening);
      throw error;
    }
  }

  async #writeInTime<Stores extends [StoreName, ...StoreName[]], Value>(
    transaction: EmbeddedTransaction<Stores>,
    work: (transaction: EmbeddedTransaction<Stores>) => Promise<Value>,
  ): Promise<Value> {
    try {
      return await withTimeout(this.#limits.write, inOneTransaction(transaction, work));
    } catch (error) {
      if (error instanceof TimeoutError) abort(transaction);
      throw error;
    }
  }

  #open(): Opening {
    const { status, steps, name = 'mon-bazar' } = this.#options;
    let block = (): void => undefined;
    // Once blocked, every use fails immediately until the other tab closes its connection.
    const blocked = new Promise<never>((_resolve, reject) => {
      block = () => reject(new UpgradeBlockedError());
    });
    const connecting = openEmbeddedDatabase({
      name,
      ...(steps && { steps }),
      onBlocked: () => block(),
      onSuperseded: () => {
        this.#abandon(opening);
        status?.fail('blocked');
      },
      onTerminated: () => this.#replaceLost(opening),
    });
    const opening: Opening = { connection: Promise.race([connecting, blocked]) };
    connecting.then(
      (connection) => this.#opened(opening, connection),
      () => this.#abandon(opening),
    );
    return opening;
  }

  /** An opening that was abandoned may succeed late: it serves, unless another one has begun. */
  #opened(opening: Opening, connection: EmbeddedConnection): void {
    if (this.#opening !== null && this.#opening !== opening) return connection.close();
    opening.connection = Promise.resolve(connection);
    this.#opening = opening;
    this.#options.status?.recover('opened');
    const reopening = this.#hasLostConnection ? 'after-loss' : 'usual';
    this.#hasLostConnection = false;
    this.#openings.emit(reopening);
  }

  /** The person has cleared the site’s data, for instance: what the page shows is no longer stored. */
  #replaceLost(opening: Opening): void {
    this.#abandon(opening);
    this.#hasLostConnection = true;
    void this.read((connection) => Promise.resolve(connection));
  }

  #abandon(opening: Opening): void {
    if (this.#opening === opening) this.#opening = null;
  }
}

async function inOneTransaction<Stores extends StoreName[], Value>(
  transaction: EmbeddedTransaction<Stores>,
  work: (transaction: EmbeddedTransaction<Stores>) => Promise<Value>,
): Promise<Value> {
  const [worked, done] = await Promise.allSettled([
    work(transaction).catch((error: unknown) => {
      abort(transaction);
      throw error;
    }),
    transaction.done,
  ]);
  // When the disk is full, only the transaction’s own error says so, not that of the interrupted request.
  if (transaction.error !== null) throw transaction.error;
  if (worked.status === 'rejected') throw worked.reason;
  if (done.status === 'rejected') throw done.reason;
  return worked.value;
}
