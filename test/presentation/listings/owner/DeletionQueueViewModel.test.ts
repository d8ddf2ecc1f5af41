import { expect, test, vi } from 'vitest';
import type { BackendFailure } from '../../../../src/application/shared/BackendFailure';
import { failure, success } from '../../../../src/domain/shared/Result';
import { DELETION_DELAY_MS } from '../../../../src/presentation/listings/owner/DeletionQueueViewModel';
import { aListing, NOON } from '../../../support/builders/aListing';
import { someDeals, someOwnerSteps, somePendingDeletions } from '../../../support/doubles/someOwnerSteps';
import { failing } from '../../../support/inMemory/failing';
import { InMemoryListingRepository } from '../../../support/inMemory/listings/InMemoryListingRepository';
import { InMemoryPhotoRepository } from '../../../support/inMemory/listings/InMemoryPhotoRepository';

const velo = aListing();
const refusing = (why: BackendFailure | 'missing') => failing(new InMemoryListingRepository([velo]), 'change', why);

function removing(listings = new InMemoryListingRepository([velo]), pending = somePendingDeletions()) {
  const outcome = vi.fn();
  return { listings, outcome, ...someOwnerSteps(listings, pending) };
}

test('a listing is hidden at once, and deleted after the delay', async () => {
  const { listings, outcome, pending, removals, time } = removing();
  removals.schedule(velo, outcome);
  expect([...removals.hiddenIds]).toEqual(['velo']);
  await time.pass(DELETION_DELAY_MS - 1);
  expect(listings.changes).toEqual([]);
  await time.pass(1);
  expect(listings.changes).toEqual(['online > deleted']);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(
    success({ ...velo, state: 'deleted', updatedAt: NOON + DELETION_DELAY_MS }),
  );
  expect(listings.stored('velo')).toBeUndefined();
  expect(pending.of('claire')).toEqual([]);
});

test('a deletion that is undone changes nothing', async () => {
  const { listings, outcome, pending, removals, time } = removing();
  removals.schedule(velo, outcome);
  expect(removals.undo('velo')).toBe(true);
  expect([...removals.hiddenIds, ...pending.of('claire')]).toEqual([]);
  await time.pass(DELETION_DELAY_MS);
  expect(listings.changes).toEqual([]);
  expect(outcome).not.toHaveBeenCalled();
});

test('a deletion cannot be undone once it is done', async () => {
  const { outcome, removals, time } = removing();
  removals.schedule(velo, outcome);
  await time.pass(DELETION_DELAY_MS);
  expect(removals.undo('velo')).toBe(false);
});

test('two clicks delete a listing once', async () => {
  const { listings, outcome, removals, time } = removing();
  removals.schedule(velo, outcome);
  removals.schedule(velo, outcome);
  await time.pass(DELETION_DELAY_MS);
  expect(listings.changes).toHaveLength(1);
  expect(outcome).toHaveBeenCalledOnce();
});

test('a listing that cannot be deleted is shown again, with the reason', async () => {
  const { pending, removals, time } = someOwnerSteps(refusing('offline'));
  const outcome = vi.fn();
  removals.schedule(velo, outcome);
  await time.pass(DELETION_DELAY_MS);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(failure('offline'));
  expect([...removals.hiddenIds, ...pending.of('claire')]).toEqual([]);
});

test('a deletion that stops after photos are gone is reported, shows the listing again and stays pending', async () => {
  const listings = new InMemoryListingRepository([aListing({ photos: [{ id: 'claire~a', width: 4, height: 3 }] })]);
  const photos = failing(new InMemoryPhotoRepository(listings), 'remove', 'offline');
  const { pending, removals, time } = someOwnerSteps(listings, somePendingDeletions(), [], someDeals(), photos);
  const outcome = vi.fn();
  removals.schedule(velo, outcome);
  await time.pass(DELETION_DELAY_MS);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(failure({ kind: 'unfinished', reason: 'offline' }));
  expect(removals.hiddenIds.size).toBe(0);
  expect(pending.of('claire')).toHaveLength(1);
});

test('a deletion stays pending when its owner has signed out meanwhile', async () => {
  const { pending, removals, time } = someOwnerSteps(refusing('denied'));
  removals.schedule(velo, vi.fn());
  await time.pass(DELETION_DELAY_MS);
  expect(removals.hiddenIds.size).toBe(0);
  expect(pending.of('claire')).toHaveLength(1);
});

test.each([
  { why: 'offline', listings: refusing('offline'), pendingCount: 1 },
  { why: 'denied', listings: refusing('denied'), pendingCount: 1 },
  { why: 'missing', listings: refusing('missing'), pendingCount: 0 },
  {
    why: 'deleted already',
    listings: new InMemoryListingRepository([aListing({ state: 'deleted' })]),
    pendingCount: 0,
  },
])(
  'a deletion that a visit cannot resume ($why) stays pending only if it may succeed later',
  async ({ listings, pendingCount }) => {
    const { pending, removals, time } = someOwnerSteps(
      listings,
      somePendingDeletions({ listingId: 'velo', ownerId: 'claire', due: NOON - 1 }),
    );
    removals.resume('claire');
    await time.pass(0);
    expect(removals.hiddenIds.size).toBe(0);
    expect(pending.of('claire')).toHaveLength(pendingCount);
  },
);

test('the next visit resumes the deletions of a closed tab after the rest of their delay', async () => {
  const waiting = somePendingDeletions(
    { listingId: 'velo', ownerId: 'claire', due: NOON - 1 },
    { listingId: 'canape', ownerId: 'claire', due: NOON + 500 },
    { listingId: 'autre', ownerId: 'karim', due: NOON - 1 },
  );
  const { listings, removals, time } = removing(
    new InMemoryListingRepository([velo, aListing({ id: 'canape', state: 'sold' }), aListing({ id: 'autre' })]),
    waiting,
  );
  removals.resume('claire');
  expect([...removals.hiddenIds]).toEqual(['velo', 'canape']);
  await time.pass(0);
  expect(listings.changes).toEqual(['online > deleted']);
  await time.pass(500);
  expect(listings.changes).toEqual(['online > deleted', 'sold > deleted']);
});

test('a deletion that another tab has undone is not carried out', async () => {
  const pending = somePendingDeletions({ listingId: 'velo', ownerId: 'claire', due: NOON + 500 });
  const { listings, removals, time } = removing(new InMemoryListingRepository([velo]), pending);
  removals.resume('claire');
  removals.resume('claire');
  pending.remove('velo');
  await time.pass(500);
  expect(listings.changes).toEqual([]);
  expect(removals.hiddenIds.size).toBe(0);
});
