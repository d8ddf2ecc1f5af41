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
  /** Hears of trouble and of its end; a worker has none. */
  readonly status?: EmbeddedBackendStatus;
}

/**
 * The database of this window or worker. The first use opens it; after a failure, the next use tries again. Errors of the
 * browser end here and become failures.
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

  /** Runs one transaction: when `work` throws, or no room is left, nothing of it is kept. Await its requests only. */
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

  /** Calls back at each opening, so that what failed before can be read again. */
  watchOpenings(listener: () => void): Unsubscribe {
    return this.#openings.add(listener);
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
    // Once blocked, every use fails at once until the other tab lets go.
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
    this.#openings.tell();
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
  // A full disk aborts the transaction: its own error says so, the one of the interrupted request does not.
  if (transaction.error !== null) throw transaction.error;
  if (worked.status === 'rejected') throw worked.reason;
  if (done.status === 'rejected') throw done.reason;
  return worked.value;
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
