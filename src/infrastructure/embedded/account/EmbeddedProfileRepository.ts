import type { ProfileRepository } from '../../../application/account/ProfileRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { ProfileChanges, PublicProfile } from '../../../domain/account/PublicProfile';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { failure, success } from '../../../domain/shared/Result';
import type { ChangeFeed } from '../database/ChangeFeed';
import { changeProfile } from '../database/changeProfile';
import { checkUnrestricted } from '../database/checkUnrestricted';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedConnection } from '../database/EmbeddedSchema';
import { followImportedQuery } from '../database/followQuery';
import type { ListingImportProgress } from '../database/ListingImportProgress';
import type { ProfileRecord } from '../database/records';

/** What a public profile is made of. */
const stores = ['users', 'profiles'] as const;

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
        concerns: ({ store, ids }) => stores.some((one) => one === store) && ids.includes(uid),
        isEmpty: (profile) => profile === null,
      },
      listener,
    );
  }

  async change(uid: string, changes: ProfileChanges): Promise<BackendResult<void>> {
    const changed = await this.#database.write([...stores, 'restrictions'], async (transaction) => {
      const free = await checkUnrestricted(transaction.objectStore('restrictions'), uid, this.#clock.now());
      if (!free.ok) return false;
      const [users, profiles] = [transaction.objectStore('users'), transaction.objectStore('profiles')];
      return changeProfile(users, profiles, uid, changes, this.#clock.now());
    });
    if (!changed.ok) return changed;
    if (!changed.value) return failure('denied');
    this.#publish(uid);
    return success();
  }

  async remove(uid: string): Promise<BackendResult<void>> {
    const removed = await this.#database.write([...stores], async (transaction) => {
      await transaction.objectStore('users').delete(uid);
      await transaction.objectStore('profiles').delete(uid);
    });
    if (removed.ok) this.#publish(uid);
    return removed;
  }

  #publish(uid: string): void {
    for (const store of stores) this.#feed.publish({ store, ids: [uid] });
  }
}

/** Sellers of the demo catalogue have no account: their public profile is taken from one of their listings. */
async function readProfile(connection: EmbeddedConnection, uid: string): Promise<PublicProfile | null> {
  const user = await connection.get('users', uid);
  if (user !== undefined) return toPublicProfile(user, await connection.get('profiles', uid));
  const listings = await connection.getAllFromIndex('listings', 'byOwner', IDBKeyRange.bound([uid], [uid, []]));
  const listing = listings.find((record) => record.state !== 'deleted' && record.visible === 1);
  if (listing === undefined || listing.state === 'deleted') return null;
  const { name, kind, memberSince } = listing.seller;
  return { uid, displayName: name, photoURL: null, memberSince, about: '', place: null, kind };
}

function toPublicProfile(
  { uid, displayName, photoURL, createdAt }: UserProfile,
  { about = '', place = null, kind = 'private' }: Partial<ProfileRecord> = {},
): PublicProfile {
  return { uid, displayName, photoURL, memberSince: createdAt, about, place, kind };
}
