import { failure, success } from '../../../domain/shared/Result';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { backendFailureOf } from './backendFailureOf';
import type { EmbeddedBackendStatus } from './EmbeddedBackendStatus';
import type { EmbeddedConnection, EmbeddedTransaction, StoreName } from './EmbeddedSchema';
import { Emitter } from './Emitter';
import type { Migration } from './migrations';
import { openEmbeddedDatabase } from './openEmbeddedDatabase';
import { UpgradeBlockedError } from './UpgradeBlockedError';

export interface EmbeddedDatabaseOptions {
  readonly name?: string;
  readonly steps?: readonly Migration[];
  /** Gets failures and recoveries, to show them; a worker has none. */
  readonly status?: EmbeddedBackendStatus;
}

/**
 * The database of this window or worker. The first use opens it; after a failure, the next use tries again. The browser’s
 * errors become failures here.
 */
export class EmbeddedDatabase {
  readonly #options: EmbeddedDatabaseOptions;
  readonly #openings = new Emitter<void>();
  #connection: Promise<EmbeddedConnection> | null = null;

  constructor(options: EmbeddedDatabaseOptions = {}) {
    this.#options = options;
  }

  /** Runs one or more read transactions. */
  read<Value>(work: (connection: EmbeddedConnection) => Promise<Value>): Promise<BackendResult<Value>> {
    return this.#attempt(work);
  }

  /** Runs one transaction, rolled back when `work` throws or the disk is full. `work` may await its requests only. */
  async write<Stores extends [StoreName, ...StoreName[]], Value>(
    stores: Stores,
    work: (transaction: EmbeddedTransaction<Stores>) => Promise<Value>,
  ): Promise<BackendResult<Value>> {
    const written = await this.#attempt((connection) =>
      inOneTransaction(connection.transaction(stores, 'readwrite'), work),
    );
    if (written.ok) this.#options.status?.recover('written');
    return written;
  }

  /** Calls the listener each time the database opens, so that it can repeat readings that failed. */
  subscribeToOpenings(listener: () => void): Unsubscribe {
    return this.#openings.subscribe(listener);
  }

  async close(): Promise<void> {
    const connection = this.#connection;
    this.#connection = null;
    await connection?.then(
      (open) => open.close(),
      () => undefined,
    );
  }

  async #attempt<Value>(work: (connection: EmbeddedConnection) => Promise<Value>): Promise<BackendResult<Value>> {
    try {
      this.#connection ??= this.#open();
      return success(await work(await this.#connection));
    } catch (error) {
      const reason = backendFailureOf(error);
      this.#options.status?.fail(reason);
      return failure(reason);
    }
  }

  #open(): Promise<EmbeddedConnection> {
    const { status, steps, name = 'mon-bazar' } = this.#options;
    let block = (): void => undefined;
    // Once blocked, every use fails immediately until the other tab closes its connection.
    const blocked = new Promise<never>((_resolve, reject) => {
      block = () => reject(new UpgradeBlockedError());
    });
    const opening = openEmbeddedDatabase({
      name,
      ...(steps && { steps }),
      onBlocked: () => block(),
      onSuperseded: () => {
        this.#connection = null;
        status?.fail('blocked');
      },
      onTerminated: () => {
        this.#connection = null;
      },
    });
    opening.then(
      (connection) => this.#opened(connection),
      () => {
        this.#connection = null;
      },
    );
    return Promise.race([opening, blocked]);
  }

  #opened(connection: EmbeddedConnection): void {
    this.#connection = Promise.resolve(connection);
    this.#options.status?.recover('opened');
    this.#openings.emit();
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

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}
