import type {
  AppConfigurationRepository,
  ReadConfiguration,
} from '../../../application/maintenance/AppConfigurationRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import {
  closedConfiguration,
  openConfiguration,
  type AppConfiguration,
} from '../../../domain/maintenance/AppConfiguration';
import { readStoredConfiguration } from '../../../domain/maintenance/readStoredConfiguration';
import { failure, success } from '../../../domain/shared/Result';
import { asAdmin } from '../auth/asAdmin';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedSession } from '../auth/EmbeddedSession';
import { followQuery } from '../database/followQuery';

const KEY = 'app';

export class EmbeddedAppConfigurationRepository implements AppConfigurationRepository {
  readonly isRemote = false;
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;
  readonly #session: EmbeddedSession;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed, session: EmbeddedSession) {
    this.#database = database;
    this.#feed = feed;
    this.#session = session;
  }

  subscribe(listener: (read: ReadConfiguration) => void): Unsubscribe {
    return followQuery<unknown>(
      this.#database,
      this.#feed,
      {
        read: () => this.#database.read<unknown>((connection) => connection.get('config', KEY)),
        concerns: ({ store, ids }) => store === 'config' && ids.includes(KEY),
      },
      (reading) => emitConfiguration(reading, listener),
    );
  }

  async change(changes: Partial<AppConfiguration>): Promise<BackendResult<void>> {
    const changed = await asAdmin(this.#database, this.#session, () => this.#store(changes));
    if (changed.ok) this.#feed.publish({ store: 'config', ids: [KEY] });
    return changed;
  }

  #store(changes: Partial<AppConfiguration>): Promise<BackendResult<void>> {
    return this.#database.write(['config'], async (transaction) => {
      const configurations = transaction.objectStore('config');
      const stored: unknown = (await configurations.get(KEY)) ?? openConfiguration;
      await configurations.put({ ...(readStoredConfiguration(stored) ?? closedConfiguration), ...changes }, KEY);
    });
  }
}

function emitConfiguration(reading: BackendResult<unknown>, listener: (read: ReadConfiguration) => void): void {
  // Another context holds the database: the query reads again when it opens.
  if (!reading.ok && (reading.failure === 'blocked' || reading.failure === 'timeout')) return;
  // A browser without storage has no configuration.
  if (!reading.ok) listener(reading.failure === 'unavailable' ? success(null) : reading);
  else if (reading.value === undefined) listener(success(null));
  else {
    const configuration = readStoredConfiguration(reading.value);
    listener(configuration === null ? failure('malformed') : success(configuration));
  }
}
