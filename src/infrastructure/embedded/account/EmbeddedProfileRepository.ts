import type { ProfileRepository } from '../../../application/account/ProfileRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { ProfileChanges, PublicProfile } from '../../../domain/account/PublicProfile';
import { failure, success } from '../../../domain/shared/Result';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedConnection } from '../database/EmbeddedSchema';
import { followImportedQuery } from '../database/followQuery';
import type { ListingImportProgress } from '../database/ListingImportProgress';
import type { ProfileRecord } from '../database/records';

export class EmbeddedProfileRepository implements ProfileRepository {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;
  readonly #clock: Clock;
  readonly #importProgress: ListingImportProgress;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed, clock: Clock, importProgress: ListingImportProgress) {
    this.#database = database;
    this.#feed = feed;
    this.#clock = clock;
    this.#importProgress = importProgress;
  }

  subscribe(uid: string, listener: (profile: BackendResult<PublicProfile | null>) => void): Unsubscribe {
    return followImportedQuery<PublicProfile | null>(
      this.#database,
      this.#feed,
      this.#importProgress,
      {
        read: () => this.#database.read((connection) => readProfile(connection, uid)),
        concerns: ({ store, ids }) => store === 'profiles' && ids.includes(uid),
        isEmpty: (profile) => profile === null,
      },
      listener,
    );
  }

  async change(uid: string, changes: ProfileChanges): Promise<BackendResult<void>> {
    const changed = await this.#database.write(['profiles'], async (transaction) => {
      const profiles = transaction.objectStore('profiles');
      const profile = await profiles.get(uid);
      if (profile === undefined) return false;
      await profiles.put({ ...profile, ...changes, updatedAt: this.#clock.now() });
      return true;
    });
    if (!changed.ok) return changed;
    if (!changed.value) return failure('denied');
    this.#feed.publish({ store: 'profiles', ids: [uid] });
    return success();
  }

  async remove(uid: string): Promise<BackendResult<void>> {
    const removed = await this.#database.write(['profiles'], (transaction) =>
      transaction.objectStore('profiles').delete(uid),
    );
    if (removed.ok) this.#feed.publish({ store: 'profiles', ids: [uid] });
    return removed;
  }
}

/** Sellers of the demo catalogue have no account: their public profile is taken from one of their listings. */
async function readProfile(connection: EmbeddedConnection, uid: string): Promise<PublicProfile | null> {
  const profile = await connection.get('profiles', uid);
  if (profile !== undefined) return toPublicProfile(profile);
  const listings = await connection.getAllFromIndex('listings', 'byOwner', IDBKeyRange.bound([uid], [uid, []]));
  const listing = listings.find(({ visible }) => visible === 1);
  if (listing === undefined) return null;
  const { name, kind, memberSince } = listing.seller;
  return { uid, displayName: name, photoURL: null, memberSince, about: '', place: null, kind };
}

function toPublicProfile({
  uid,
  displayName,
  photoURL,
  createdAt,
  about = '',
  place = null,
  kind = 'private',
}: ProfileRecord): PublicProfile {
  return { uid, displayName, photoURL, memberSince: createdAt, about, place, kind };
}
