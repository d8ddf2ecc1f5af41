import { expiryOf } from '../../../domain/listings/lifecycle/lifetime';
import { MINUTE, type Instant } from '../../../domain/shared/Instant';
import type { EmbeddedTransaction } from '../database/EmbeddedSchema';
import type { ListingRecord } from '../database/records';
import { toListingRecord } from '../listings/toListingRecord';
import type { DemoListing } from './DemoListing';

export type DemoTransaction = EmbeddedTransaction<['listings', 'users', 'settings']>;

export type StoreDemoListings = typeof storeDemoListings;

/**
 * Stores demo listings with dates before `datedFrom`. One that a visitor has sold, paused or deleted is not overwritten. One that has
 * expired is online again, and counted by its owner's account.
 */
export async function storeDemoListings(
  transaction: DemoTransaction,
  demoListings: readonly DemoListing[],
  datedFrom: Instant,
): Promise<void> {
  const [listings, users] = [transaction.objectStore('listings'), transaction.objectStore('users')];
  const stored = await Promise.all(demoListings.map(({ id }) => listings.get(id)));
  for (const [index, demoListing] of demoListings.entries()) {
    const before = stored[index];
    if (before?.state === 'deleted') continue;
    if (before !== undefined && before.visible === 0 && before.state !== 'expired') continue;
    await listings.put(toRecord(demoListing, datedFrom));
    const owner = before?.state === 'expired' ? await users.get(demoListing.ownerId) : undefined;
    if (owner !== undefined) await users.put({ ...owner, freeListingsCount: owner.freeListingsCount + 1 });
  }
}

function toRecord({ ageInMinutes, ...listing }: DemoListing, datedFrom: Instant): ListingRecord {
  const publishedAt = datedFrom - ageInMinutes * MINUTE;
  return toListingRecord({
    ...listing,
    state: 'online',
    publishedAt,
    updatedAt: publishedAt,
    expiresAt: expiryOf(publishedAt),
  });
}
