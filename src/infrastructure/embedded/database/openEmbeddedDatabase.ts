import { openDB, unwrap, wrap, type IDBPDatabase } from 'idb';
import { BackendUnavailableError } from './databaseErrors';
import type { EmbeddedConnection } from './EmbeddedSchema';
import { logListingChanges } from './logListingChanges';
import type { Migration } from './migrations';
import { logMessages } from './messages';

/** The number of `migrations`, which are loaded only where one of them is missing. */
const LATEST_VERSION = 16;

export interface OpeningOptions {
  readonly name: string;
  readonly steps?: readonly Migration[];
  /** An older tab blocks the upgrade; opening continues when that tab closes its connection. */
  readonly onBlocked?: () => void;
  /** A newer tab wanted to upgrade (or delete) the database: this connection has been closed to let it. */
  readonly onSuperseded?: () => void;
  /** The browser has closed the connection, for instance because the person cleared the site's data. */
  readonly onTerminated?: () => void;
}

/** Opens a connection, in a window or a worker, and runs the missing migrations. Rejects with the browser’s error. */
export async function openEmbeddedDatabase(options: OpeningOptions): Promise<EmbeddedConnection> {
  if (!hasDatabases(globalThis)) throw new BackendUnavailableError();
  const connection = await (options.steps ? migrateTo(options.steps, options) : openLatest(options));
  logListingChanges(unwrap(connection));
  ignoreUnusedCompletions(connection);
  // The last step has made the stores of the schema.
  return connection as EmbeddedConnection;
}

async function openLatest(options: OpeningOptions): Promise<IDBPDatabase> {
  const found = { isOutdated: false };
  try {
    return await connect(options, LATEST_VERSION, (_database, _oldVersion, transaction) => {
      found.isOutdated = true;
      abort(transaction);
    });
  } catch (error) {
    if (!found.isOutdated) throw error;
    return migrateTo((await import('./migrations')).migrations, options);
  }
}

function migrateTo(steps: readonly Migration[], options: OpeningOptions): Promise<IDBPDatabase> {
  return connect(options, steps.length, (database, oldVersion, transaction) => {
    void migrate(steps.slice(oldVersion), database, transaction);
  });
}

type Upgrade = (database: IDBPDatabase, oldVersion: number, transaction: Parameters<Migration>[1]) => void;

async function connect(options: OpeningOptions, version: number, upgrade: Upgrade): Promise<IDBPDatabase> {
  const connection = await openDB(options.name, version, {
    upgrade(database, oldVersion, _newVersion, transaction) {
      // `openDB` rejects with the same error.
      transaction.done.catch(() => undefined);
      upgrade(database, oldVersion, transaction);
    },
    blocked: () => options.onBlocked?.(),
    blocking() {
      connection.close();
      options.onSuperseded?.();
    },
    terminated: () => options.onTerminated?.(),
  });
  return connection;
}

/**
 * `idb` makes a promise of the end of each transaction (`done`). Nobody awaits that of a reading, whose requests say the same: where
 * the browser closes the database in the middle of one, it would be an unhandled rejection.
 */
function ignoreUnusedCompletions(connection: IDBPDatabase): void {
  const database = unwrap(connection);
  const begin = database.transaction.bind(database);
  database.transaction = (...parameters) => {
    const transaction = begin(...parameters);
    wrap(transaction).done.catch(() => undefined);
    return transaction;
  };
}

function hasDatabases(scope: { readonly indexedDB?: IDBFactory | null }): boolean {
  return Boolean(scope.indexedDB);
}

async function migrate(steps: readonly Migration[], ...[database, transaction]: Parameters<Migration>): Promise<void> {
  try {
    for (const step of steps) await step(database, transaction);
  } catch (error) {
    console.error(logMessages.migration, error);
    abort(transaction);
  }
}

/** Does nothing where the transaction has already ended, for instance because the browser has closed the database. */
export function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has already ended.
  }
}
