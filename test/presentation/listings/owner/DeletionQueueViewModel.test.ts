import { expect, test, vi } from 'vitest';
import type { ListingRepository } from '../../../../src/application/listings/ListingRepository';
import type { BackendFailure } from '../../../../src/application/shared/BackendFailure';
import { failure } from '../../../../src/domain/shared/Result';
import { DELETION_DELAY_MS } from '../../../../src/presentation/listings/owner/DeletionQueueViewModel';
import { aListing, NOON } from '../../../support/builders/aListing';
import { someOwnerSteps, somePendingDeletions } from '../../../support/doubles/someOwnerSteps';
import { storedListings } from '../../../support/builders/storedListings';

const velo = aListing();
const refusing = (why: BackendFailure | 'missing'): ListingRepository => ({
  ...storedListings(velo),
  change: () => Promise.resolve(failure(why)),
});

function removing(listings = storedListings(velo), pending = somePendingDeletions()) {
  const outcome = vi.fn();
  return { listings, outcome, ...someOwnerSteps(listings, pending) };
}

test('is out of sight at once, and deleted when its time has come', async () => {
  const { listings, outcome, pending, removals, time } = removing();
  removals.schedule(velo, outcome);
  expect([...removals.hiddenIds]).toEqual(['velo']);
  await time.pass(DELETION_DELAY_MS - 1);
  expect(listings.changes).toEqual([]);
  await time.pass(1);
  expect(listings.changes).toEqual(['online > deleted']);
  expect(outcome).toHaveBeenCalledExactlyOnceWith({ ok: true, value: listings.stored('velo') });
  expect(pending.of('claire')).toEqual([]);
});

test('comes back as it was', async () => {
  const { listings, outcome, pending, removals, time } = removing();
  removals.schedule(velo, outcome);
  expect(removals.undo('velo')).toBe(true);
  expect([...removals.hiddenIds, ...pending.of('claire')]).toEqual([]);
  await time.pass(DELETION_DELAY_MS);
  expect(listings.changes).toEqual([]);
  expect(outcome).not.toHaveBeenCalled();
});

test('does not come back once it is deleted', async () => {
  const { outcome, removals, time } = removing();
  removals.schedule(velo, outcome);
  await time.pass(DELETION_DELAY_MS);
  expect(removals.undo('velo')).toBe(false);
});

test('is deleted once by two clicks', async () => {
  const { listings, outcome, removals, time } = removing();
  removals.schedule(velo, outcome);
  removals.schedule(velo, outcome);
  await time.pass(DELETION_DELAY_MS);
  expect(listings.changes).toHaveLength(1);
  expect(outcome).toHaveBeenCalledOnce();
});

test('stands there again when it cannot be deleted, with the reason', async () => {
  const { pending, removals, time } = someOwnerSteps(refusing('offline'));
  const outcome = vi.fn();
  removals.schedule(velo, outcome);
  await time.pass(DELETION_DELAY_MS);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(failure('offline'));
  expect([...removals.hiddenIds, ...pending.of('claire')]).toEqual([]);
});

test('is not forgotten when its owner has signed out meanwhile: it is deleted when they are back', async () => {
  const { pending, removals, time } = someOwnerSteps(refusing('denied'));
  removals.schedule(velo, vi.fn());
  await time.pass(DELETION_DELAY_MS);
  expect(removals.hiddenIds.size).toBe(0);
  expect(pending.of('claire')).toHaveLength(1);
});

test.each([
  { why: 'offline', listings: refusing('offline'), kept: 1 },
  { why: 'denied', listings: refusing('denied'), kept: 1 },
  { why: 'missing', listings: refusing('missing'), kept: 0 },
  { why: 'deleted already', listings: storedListings(aListing({ state: 'deleted' })), kept: 0 },
])(
  'that a visit cannot take up ($why) is kept for the next one as long as it may succeed',
  async ({ listings, kept }) => {
    const { pending, removals, time } = someOwnerSteps(
      listings,
      somePendingDeletions({ listingId: 'velo', ownerId: 'claire', due: NOON - 1 }),
    );
    removals.resume('claire');
    await time.pass(0);
    expect(removals.hiddenIds.size).toBe(0);
    expect(pending.of('claire')).toHaveLength(kept);
  },
);

test('that a closed tab has left is taken up by the next visit, for as long as it was to wait', async () => {
  const waiting = somePendingDeletions(
    { listingId: 'velo', ownerId: 'claire', due: NOON - 1 },
    { listingId: 'canape', ownerId: 'claire', due: NOON + 500 },
    { listingId: 'autre', ownerId: 'karim', due: NOON - 1 },
  );
  const { listings, removals, time } = removing(
    storedListings(velo, aListing({ id: 'canape', state: 'sold' }), aListing({ id: 'autre' })),
    waiting,
  );
  removals.resume('claire');
  expect([...removals.hiddenIds]).toEqual(['velo', 'canape']);
  await time.pass(0);
  expect(listings.changes).toEqual(['online > deleted']);
  await time.pass(500);
  expect(listings.changes).toEqual(['online > deleted', 'sold > deleted']);
});

test('that another tab has brought back is left alone', async () => {
  const pending = somePendingDeletions({ listingId: 'velo', ownerId: 'claire', due: NOON + 500 });
  const { listings, removals, time } = removing(storedListings(velo), pending);
  removals.resume('claire');
  removals.resume('claire');
  pending.remove('velo');
  await time.pass(500);
  expect(listings.changes).toEqual([]);
  expect(removals.hiddenIds.size).toBe(0);
});
