import type { UserRepository } from '../../../application/account/UserRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { success } from '../../../domain/shared/Result';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { followQuery } from '../database/followQuery';
import type { LiveSource } from '../database/LiveQuery';

export class EmbeddedUserRepository implements UserRepository {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed) {
    this.#database = database;
    this.#feed = feed;
  }

  subscribe(uid: string, listener: (profile: BackendResult<UserProfile | null>) => void): Unsubscribe {
    const read = async () => {
      const profile = await this.#database.read((connection) => connection.get('users', uid));
      return profile.ok ? success(profile.value ?? null) : profile;
    };
    const concerns: LiveSource<unknown>['concerns'] = ({ store, ids }) => store === 'users' && ids.includes(uid);
    return followQuery(this.#database, this.#feed, { read, concerns }, listener);
  }

  async create(profile: UserProfile): Promise<BackendResult<void>> {
    const stored = await this.#database.write(['users'], async (transaction) => {
      const profiles = transaction.objectStore('users');
      if ((await profiles.getKey(profile.uid)) === undefined) await profiles.add(profile);
    });
    if (!stored.ok) return stored;
    this.#feed.publish({ store: 'users', ids: [profile.uid] });
    return success();
  }
}
