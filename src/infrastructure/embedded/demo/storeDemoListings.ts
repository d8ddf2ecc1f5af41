import type { Tombstone } from '../../../domain/listings/lifecycle/Tombstone';
import type { Instant } from '../../../domain/shared/Instant';
import { demoPeople } from '../account/demoPeople';
import { startingProfile } from '../account/startingProfile';
import type { CatalogueMarker, ListingRecord } from '../database/records';
import { toListingRecord } from '../listings/toListingRecord';
import type { ModerationTransaction } from '../moderation/ModerationTransaction';
import { listingOfDemo, type DemoListing } from './DemoListing';
import { storeDemoModeration } from './storeDemoModeration';
import { storeDemoNewcomers } from './storeDemoNewcomers';
import { storeDemoSales } from './storeDemoSales';
import { storeDemoVisits } from './storeDemoVisits';

/** Listings written at once: a request for each alone would have the page and the database wake each other for each. */
const BATCH = 20;

/**
 * Stores the listings of one chunk. The first chunk, which ends at `done`, brings the demo people too, and the last one new accounts, what
 * moderators have done, sales with their reviews, and visitors.
 */
export async function storeDemoChunk(
  transaction: ModerationTransaction,
  demoListings: readonly DemoListing[],
  { datedFrom, done, isComplete }: CatalogueMarker,
): Promise<void> {
  if (done === demoListings.length) await storeDemoPeople(transaction, datedFrom);
  await storeDemoListings(transaction, demoListings, datedFrom);
  if (!isComplete) return;
  await storeDemoNewcomers(transaction, datedFrom);
  await storeDemoModeration(transaction, datedFrom);
  await storeDemoSales(transaction, datedFrom);
  await storeDemoVisits(transaction, datedFrom);
}

async function storeDemoPeople(transaction: ModerationTransaction, now: Instant): Promise<void> {
  const users = transaction.objectStore('users');
  for (const { uid } of demoPeople)
    if ((await users.getKey(uid)) === undefined) await users.add(startingProfile(uid, now));
}

/**
 * Stores demo listings with dates before `datedFrom`. One that a visitor has sold, paused or deleted is not overwritten. One that has
 * expired is public again, and counted by its owner's account.
 */
async function storeDemoListings(
  transaction: ModerationTransaction,
  demoListings: readonly DemoListing[],
  datedFrom: Instant,
): Promise<void> {
  const [listings, users] = [transaction.objectStore('listings'), transaction.objectStore('users')];
  const stored = await storedById(transaction, demoListings);
  const replaced = demoListings.filter(({ id }) => isReplaced(stored.get(id)));
  for (let begin = 0; begin < replaced.length; begin += BATCH) {
    const batch = replaced.slice(begin, begin + BATCH);
    // A request that throws must not leave the failures of those before it unhandled: hence `async`.
    await Promise.all(batch.map(async (listing) => listings.put(toListingRecord(listingOfDemo(listing, datedFrom)))));
  }
  for (const { id, ownerId } of demoListings) {
    const owner = stored.get(id)?.state === 'expired' ? await users.get(ownerId) : undefined;
    if (owner !== undefined) await users.put({ ...owner, freeListingsCount: owner.freeListingsCount + 1 });
  }
}

/** What is stored under the ids of these listings, and between them, in one request. */
async function storedById(
  transaction: ModerationTransaction,
  demoListings: readonly DemoListing[],
): Promise<ReadonlyMap<string, ListingRecord | Tombstone>> {
  const ids = demoListings.map(({ id }) => id).sort();
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const stored = await transaction.objectStore('listings').getAll(IDBKeyRange.bound(first, last));
  return new Map(stored.map((record) => [record.id, record]));
}

function isReplaced(stored: ListingRecord | Tombstone | undefined): boolean {
  if (stored?.state === 'deleted') return false;
  return stored === undefined || stored.visible === 1 || stored.state === 'expired';
}
