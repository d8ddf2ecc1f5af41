import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { migrations, type Migration } from '../../../../src/infrastructure/embedded/database/migrations';
import { openEmbeddedDatabase } from '../../../../src/infrastructure/embedded/database/openEmbeddedDatabase';
import { toStoredListing } from '../../../../src/infrastructure/embedded/listings/toListingRecord';
import { aListing } from '../../../support/builders/aListing';
import { aProfile } from '../../../support/builders/aPosting';

test('the count of an account of version 6 loses the listings that have ended, and does not fall below zero', async () => {
  const name = 'counts-of-version-6';
  const former = await openEmbeddedDatabase({ name, steps: migrations.slice(0, 6) });
  const accounts = { claire: 8, karim: 1, 'demo-camille': 6 };
  for (const [uid, freeListingsCount] of Object.entries(accounts))
    await former.put('users', aProfile({ uid, freeListingsCount }));
  const listings = [
    ...(['online', 'paused', 'refused', 'sold', 'expired', 'deleted'] as const).map((state) => ({
      ownerId: 'claire',
      state,
    })),
    ...(['sold', 'deleted'] as const).map((state) => ({ ownerId: 'karim', state })),
    { ownerId: 'seller-without-account', state: 'sold' } as const,
  ];
  for (const [index, changes] of listings.entries())
    await former.put('listings', toStoredListing(aListing({ id: `listing-${index}`, ...changes })));
  former.close();
  const current = await openEmbeddedDatabase({ name });
  const counts = (await current.getAll('users')).map(({ uid, freeListingsCount }) => [uid, freeListingsCount]);
  expect(Object.fromEntries(counts)).toEqual({ claire: 5, karim: 0, 'demo-camille': 6 });
  current.close();
});

test('a deal of version 14 is counted if its listing is sold, and keeps its buyer and its reviews', async () => {
  const name = 'deals-of-version-14';
  const former = await openEmbeddedDatabase({ name, steps: migrations.slice(0, 14) });
  const deal = { ownerId: 'karim', buyerId: 'claire' };
  for (const state of ['sold', 'reserved', 'online', 'deleted'] as const) {
    await former.put('listings', toStoredListing(aListing({ id: state, ownerId: 'karim', state })));
    await former.put('deals', { listingId: state, ...deal, reviewedAt: { buyer: 1 } });
  }
  await former.put('deals', { listingId: 'gone', ...deal });
  former.close();
  const current = await openEmbeddedDatabase({ name });
  const reviewed = { ...deal, reviewedAt: { buyer: 1 } };
  const deals = [
    { listingId: 'deleted', ...reviewed },
    { listingId: 'gone', ...deal },
    { listingId: 'online', ...reviewed },
    { listingId: 'reserved', ...reviewed },
    { listingId: 'sold', ...reviewed, isCounted: true },
  ];
  expect(await current.getAll('deals')).toEqual(deals);
  expect(await current.getAllFromIndex('deals', 'bySeller', 'karim')).toEqual(deals);
  expect(await current.getAllFromIndex('deals', 'byBuyer', 'claire')).toEqual(deals);
  current.close();
});

test('a migration that fails after the browser has ended its transaction rejects the opening and nothing else', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const failing: Migration = (_database, transaction) => {
    transaction.abort();
    throw new Error('closed');
  };
  await expect(openEmbeddedDatabase({ name: 'ended', steps: [failing] })).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a database that is opened has the version of the last migration', async () => {
  const connection = await openEmbeddedDatabase({ name: 'latest-version' });
  expect(connection.version).toBe(migrations.length);
  connection.close();
});
