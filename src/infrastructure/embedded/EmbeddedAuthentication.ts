import type { Authentication } from '../../application/auth/Authentication';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Clock } from '../../application/shared/Clock';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { UserProfile } from '../../domain/account/UserProfile';
import { success, type Result } from '../../domain/shared/Result';
import type { ChangeFeed } from './ChangeFeed';
import type { EmbeddedDatabase } from './EmbeddedDatabase';
import type { EmbeddedSession } from './EmbeddedSession';
import { LiveQuery } from './LiveQuery';
import { startingProfile } from './startingProfile';
import { storeProfileIfMissing } from './storeProfileIfMissing';

export class EmbeddedAuthentication implements Authentication {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;
  readonly #session: EmbeddedSession;
  readonly #clock: Clock;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed, session: EmbeddedSession, clock: Clock) {
    this.#database = database;
    this.#feed = feed;
    this.#session = session;
    this.#clock = clock;
  }

  watch(listener: (profile: UserProfile | null) => void): Unsubscribe {
    const query = new LiveQuery<UserProfile | null>(
      {
        read: () => this.#read(this.#session.uid),
        concerns: ({ store, ids }) => store === 'profiles' && this.#session.uid !== null && ids.includes(this.#session.uid),
      },
      (reading) => {
        // Someone signed in stays signed in when the profile cannot be read (specification §4: the fallback profile).
        listener(reading.ok ? reading.value : this.#fallback());
      },
    );
    const ends = [
      this.#session.watch(() => query.refresh()),
      this.#feed.watch((change) => void query.notice(change)),
      this.#database.watchOpenings(() => query.retry()),
      () => query.stop(),
    ];
    return () => ends.forEach((end) => end());
  }

  async signOut(): Promise<Result<void, BackendFailure>> {
    this.#session.change(null);
    return success();
  }

  /** A profile that is missing is created (specification §4). */
  async #read(uid: string | null): Promise<Result<UserProfile | null, BackendFailure>> {
    if (uid === null) return success(null);
    const profile = await this.#database.read((connection) => connection.get('profiles', uid));
    if (!profile.ok) return profile;
    return profile.value === undefined ? storeProfileIfMissing(this.#database, uid, this.#clock.now()) : success(profile.value);
  }

  #fallback(): UserProfile | null {
    const { uid } = this.#session;
    return uid === null ? null : startingProfile(uid, this.#clock.now());
  }
}
