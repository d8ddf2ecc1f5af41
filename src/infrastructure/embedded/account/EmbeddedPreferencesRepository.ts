import type { PreferencesRepository } from '../../../application/preferences/PreferencesRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { defaultPreferences, type Preferences } from '../../../domain/preferences/Preferences';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { followQuery } from '../database/followQuery';
import type { LiveSource } from '../database/LiveQuery';

export class EmbeddedPreferencesRepository implements PreferencesRepository {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;
  readonly #clock: Clock;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed, clock: Clock) {
    this.#database = database;
    this.#feed = feed;
    this.#clock = clock;
  }

  subscribe(uid: string, listener: (preferences: BackendResult<Preferences>) => void): Unsubscribe {
    const source: LiveSource<Preferences> = {
      read: () => this.#read(uid),
      concerns: ({ store, ids }) => store === 'preferences' && ids.includes(uid),
    };
    return followQuery(this.#database, this.#feed, source, listener);
  }

  async change(uid: string, changes: Partial<Preferences>): Promise<BackendResult<void>> {
    const changed = await this.#database.write(['preferences'], async (transaction) => {
      const preferences = transaction.objectStore('preferences');
      const before = (await preferences.get(uid)) ?? defaultPreferences;
      await preferences.put({ ...before, ...changes, uid, updatedAt: this.#clock.now() });
    });
    return this.#publish(uid, changed);
  }

  async remove(uid: string): Promise<BackendResult<void>> {
    return this.#publish(
      uid,
      await this.#database.write(['preferences'], (transaction) => transaction.objectStore('preferences').delete(uid)),
    );
  }

  #publish(uid: string, written: BackendResult<void>): BackendResult<void> {
    if (written.ok) this.#feed.publish({ store: 'preferences', ids: [uid] });
    return written;
  }

  #read(uid: string): Promise<BackendResult<Preferences>> {
    return this.#database.read(async (connection) => {
      const stored = (await connection.get('preferences', uid)) ?? defaultPreferences;
      const { seller, notifications, mails, pushes = defaultPreferences.pushes } = stored;
      return { seller, notifications, mails: { ...defaultPreferences.mails, ...mails }, pushes };
    });
  }
}
