import type { ListingFeed } from '../../../application/listings/ListingRepository';
import type { Clock } from '../../../application/shared/Clock';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Tombstone } from '../../../domain/listings/lifecycle/Tombstone';
import { isVisible } from '../../../domain/listings/lifecycle/lifetime';
import type { Listing } from '../../../domain/listings/Listing';
import type { Change } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedConnection } from '../database/EmbeddedSchema';
import type { ListingRecord } from '../database/records';
import type { LiveSource } from '../database/LiveQuery';
import { toListingUnlessDeleted } from './toListing';

/** The newest visible listings of one feed. */
export class ListingFeedReader implements LiveSource<readonly Listing[]> {
  readonly #database: EmbeddedDatabase;
  readonly #clock: Clock;
  readonly #feed: ListingFeed;
  readonly #limit: number;

  constructor(database: EmbeddedDatabase, clock: Clock, feed: ListingFeed, limit: number) {
    this.#database = database;
    this.#clock = clock;
    this.#feed = feed;
    this.#limit = limit;
  }

  read(): Promise<BackendResult<readonly Listing[]>> {
    return this.#database.read(async (connection) => {
      const found: Listing[] = [];
      const now = this.#clock.now();
      for (let cursor = await this.#openCursor(connection); cursor; cursor = await cursor.continue()) {
        if (found.length >= this.#limit && cursor.value.publishedAt !== found.at(-1)?.publishedAt) break;
        const listing = toListingUnlessDeleted(cursor.value);
        if (listing !== null && isVisible(listing, now)) found.push(listing);
      }
      return found.sort(byDate).slice(0, this.#limit);
    });
  }

  /** A changed listing concerns the feed when it is in it, or is newer than the last one. */
  async concerns({ store, ids }: Change, shown: readonly Listing[]): Promise<boolean> {
    if (store !== 'listings') return false;
    // Reading so many records would cost as much as reading the feed.
    if (ids.length > this.#limit || shown.some(({ id }) => ids.includes(id))) return true;
    const records = await this.#database.read((connection) => {
      const listings = connection.transaction('listings').store;
      return Promise.all(ids.map((id) => listings.get(id)));
    });
    return !records.ok || records.value.some((record) => record !== undefined && this.#belongs(record, shown));
  }

  #belongs(record: ListingRecord | Tombstone, shown: readonly Listing[]): boolean {
    const { family, categoryId, ownerId } = this.#feed;
    if (record.state === 'deleted' || record.visible === 0) return false;
    if (ownerId !== undefined && record.ownerId !== ownerId) return false;
    if (family !== undefined && record.family !== family) return false;
    if (categoryId !== undefined && record.categoryId !== categoryId) return false;
    const last = shown.at(-1);
    return last === undefined || shown.length < this.#limit || record.publishedAt >= last.publishedAt;
  }

  #openCursor(connection: EmbeddedConnection) {
    const listings = connection.transaction('listings').store;
    const { family, categoryId, ownerId } = this.#feed;
    if (ownerId !== undefined) return listings.index('byOwner').openCursor(startingWith(ownerId), 'prev');
    if (categoryId !== undefined) return listings.index('byCategory').openCursor(startingWith(1, categoryId), 'prev');
    if (family !== undefined) return listings.index('byFamily').openCursor(startingWith(1, family), 'prev');
    return listings.index('byPublication').openCursor(startingWith(1), 'prev');
  }
}

/** Newest first; of the same date by id, which the index sorts in the opposite direction. */
function byDate(one: Listing, other: Listing): number {
  return other.publishedAt - one.publishedAt || (one.id < other.id ? -1 : 1);
}

/** All keys that begin with these values: an array sorts after every number and string. */
function startingWith(...beginning: (string | number)[]): IDBKeyRange {
  return IDBKeyRange.bound(beginning, [...beginning, []]);
}
