import type { ClosedListings } from '../../../application/moderation/ClosedListings';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Listing } from '../../../domain/listings/Listing';
import { isPublic } from '../../../domain/listings/lifecycle/ListingState';
import { isClosed, pausedByClosing } from '../../../domain/moderation/Restriction';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { ListingRecord } from '../database/records';
import type { Tombstone } from '../../../domain/listings/lifecycle/Tombstone';
import { toListingUnlessDeleted } from '../listings/toListing';
import { toStoredListing } from '../listings/toListingRecord';
import type { ModerationStores } from './ModerationStores';

const AT_ONCE = 10;

export class EmbeddedClosedListings implements ClosedListings {
  readonly #stores: ModerationStores;
  readonly #clock: Clock;

  constructor(stores: ModerationStores, clock: Clock) {
    this.#stores = stores;
    this.#clock = clock;
  }

  countOnline(uid: string): Promise<BackendResult<number>> {
    return this.#stores.readAsAdmin(
      async (connection) => onlineOf(await connection.getAllFromIndex('listings', 'byOwner', ofOwner(uid))).length,
    );
  }

  async pauseSome(uid: string): Promise<Result<number, BackendFailure>> {
    const paused = await this.#stores.writeAsAdmin(async (transaction) => {
      if (!isClosed((await transaction.objectStore('restrictions').get(uid)) ?? null)) return null;
      const listings = transaction.objectStore('listings');
      const online = onlineOf(await listings.index('byOwner').getAll(ofOwner(uid)));
      const now = this.#clock.now();
      const some = online.slice(0, AT_ONCE).map((listing) => pausedByClosing(listing, now));
      const changed = some.filter((listing) => listing !== null);
      for (const listing of changed) await listings.put(toStoredListing(listing));
      return { ids: changed.map(({ id }) => id), left: online.length - changed.length };
    });
    if (!paused.ok) return paused;
    if (paused.value === null) return failure('denied');
    this.#stores.publish({ store: 'listings', ids: paused.value.ids });
    return success(paused.value.left);
  }
}

function ofOwner(uid: string): IDBKeyRange {
  return IDBKeyRange.bound([uid], [uid, []]);
}

function onlineOf(records: readonly (ListingRecord | Tombstone)[]): readonly Listing[] {
  return records
    .map(toListingUnlessDeleted)
    .filter((listing) => listing !== null)
    .filter(({ state }) => isPublic(state));
}
