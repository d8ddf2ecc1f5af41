import type { Instant } from '../../../domain/shared/Instant';
import { demoPeople } from '../account/demoPeople';
import { startingProfile } from '../account/startingProfile';
import type { CatalogueMarker } from '../database/records';
import { toListingRecord } from '../listings/toListingRecord';
import type { ModerationTransaction } from '../moderation/ModerationTransaction';
import { listingOfDemo, type DemoListing } from './DemoListing';
import { storeDemoModeration } from './storeDemoModeration';
import { storeDemoNewcomers } from './storeDemoNewcomers';
import { storeDemoSales } from './storeDemoSales';
import { storeDemoVisits } from './storeDemoVisits';

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
  const stored = await Promise.all(demoListings.map(({ id }) => listings.get(id)));
  for (const [index, demoListing] of demoListings.entries()) {
    const before = stored[index];
    if (before?.state === 'deleted') continue;
    if (before !== undefined && before.visible === 0 && before.state !== 'expired') continue;
    await listings.put(toListingRecord(listingOfDemo(demoListing, datedFrom)));
    const owner = before?.state === 'expired' ? await users.get(demoListing.ownerId) : undefined;
    if (owner !== undefined) await users.put({ ...owner, freeListingsCount: owner.freeListingsCount + 1 });
  }
}
