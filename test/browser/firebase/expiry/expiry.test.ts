import { doc, getDoc, setDoc } from 'firebase/firestore';
import { expect, inject, test, vi } from 'vitest';
import type { ExpiryOutcome } from '../../../../src/application/listings/ExpireListings';
import { expiryOf } from '../../../../src/domain/listings/lifecycle/lifetime';
import type { ListingState } from '../../../../src/domain/listings/lifecycle/ListingState';
import { renewListing, transitionListing } from '../../../../src/domain/listings/lifecycle/transitionListing';
import { DAY } from '../../../../src/domain/shared/Instant';
import { success } from '../../../../src/domain/shared/Result';
import { aListing } from '../../../support/builders/aListing';
import { firebaseListings } from '../../../support/firebase/firebaseBackends';
import { openFirebaseTab } from '../../../support/firebase/firebaseTab';

const states: readonly ListingState[] = ['online', 'reserved'];

/** Claire's listing, whose time was over at the last midnight; what follows is her browser's, under the rules. */
async function withEnded(state: ListingState) {
  const backend = await firebaseListings();
  const { projectId, given, now } = backend;
  const listing = aListing({ state, publishedAt: now - 61 * DAY, expiresAt: now - (now % DAY) });
  await given([listing]);
  const { firestore } = openFirebaseTab(projectId, 'owner');
  const expire = async () => {
    const answer = await fetch(`http://127.0.0.1:${inject('taskPort')}/expiry/${projectId}`, { method: 'POST' });
    return (await answer.json()) as ExpiryOutcome;
  };
  const documentOf = async (path: string) => (await getDoc(doc(firestore, path))).data();
  return { ...backend, listing, firestore, expire, documentOf };
}

const expired = { expired: 1, failed: 0, failures: [], isComplete: true };

test.each(states)(
  'a listing stored as %s that the server expires is stored as its owner would have left it',
  async (state) => {
    const byServer = await withEnded(state);
    const byOwner = await withEnded(state);
    expect(await byServer.expire()).toEqual(expired);
    const left = await byOwner.tab.change('velo', (listing) => transitionListing(listing, 'expire', byOwner.now));
    expect(left.ok).toBe(true);
    const [stored, expected] = [await byServer.documentOf('listings/velo'), await byOwner.documentOf('listings/velo')];
    const { dateCard, priceCard } = stored ?? {};
    // The two were published at times of their own.
    const times = ['publishedAt', 'expiresAt', 'updatedAt', 'dateCard', 'priceCard'];
    expect(Object.keys(stored ?? {}).toSorted()).toEqual(Object.keys(expected ?? {}).toSorted());
    for (const field of Object.keys(expected ?? {}))
      if (!times.includes(field)) expect(stored?.[field], field).toEqual(expected?.[field]);
    expect(await byServer.documentOf(`cardsByDate/${String(dateCard)}`)).toBeUndefined();
    expect(await byServer.documentOf(`cardsByPrice/${String(priceCard)}`)).toBeUndefined();
    expect(await byServer.freeListingsCountOf('claire')).toBe(await byOwner.freeListingsCountOf('claire'));
  },
);

test.each(states)(
  'an owner renews, edits, reserves and deletes a listing stored as %s after the server has expired it',
  async (state) => {
    const { tab, expire, now, documentOf, freeListingsCountOf } = await withEnded(state);
    await expire();
    const renewed = await tab.change('velo', (listing) => renewListing(listing, now));
    expect(renewed).toMatchObject({ ok: true, value: { state: 'online', expiresAt: expiryOf(now) } });
    expect(await freeListingsCountOf('claire')).toBe(1);
    const edited = await tab.change('velo', (listing) =>
      success({ ...listing, title: 'Vélo révisé', updatedAt: Date.now() }),
    );
    expect(edited).toMatchObject({ ok: true, value: { title: 'Vélo révisé' } });
    const { dateCard } = (await documentOf('listings/velo')) ?? {};
    expect(await documentOf(`cardsByDate/${String(dateCard)}`)).toMatchObject({ listing: { title: 'Vélo révisé' } });
    for (const step of ['reserve', 'delete'] as const)
      expect((await tab.change('velo', (listing) => transitionListing(listing, step, Date.now()))).ok).toBe(true);
    expect(await documentOf(`cardsByDate/${String(dateCard)}`)).toBeUndefined();
    expect(await freeListingsCountOf('claire')).toBe(0);
  },
);

test('an owner deletes a listing that the server has expired, and the server leaves the tombstone as it is', async () => {
  const { tab, expire, freeListingsCountOf, documentOf } = await withEnded('online');
  await expire();
  expect((await tab.change('velo', (listing) => transitionListing(listing, 'delete', Date.now()))).ok).toBe(true);
  expect(await expire()).toMatchObject({ expired: 0, failed: 0 });
  expect(await documentOf('listings/velo')).toMatchObject({ state: 'deleted' });
  expect(await freeListingsCountOf('claire')).toBe(0);
});

test('an owner who renews while the server expires has the listing online, with its card and counted once, whichever is first', async () => {
  const { tab, expire, now, documentOf, freeListingsCountOf } = await withEnded('online');
  // The rules may refuse the first attempt to renew, which is logged.
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const [renewed] = await Promise.all([tab.change('velo', (listing) => renewListing(listing, now)), expire()]);
  log.mockRestore();
  expect(renewed.ok).toBe(true);
  const { state, dateCard } = (await documentOf('listings/velo')) ?? {};
  expect(state).toBe('online');
  expect(await documentOf(`cardsByDate/${String(dateCard)}`)).toBeDefined();
  expect(await freeListingsCountOf('claire')).toBe(1);
});

test('a paused listing whose time is over is left to its owner, who renews it: nobody else can read it', async () => {
  const { projectId, tab, expire, now, documentOf, freeListingsCountOf } = await withEnded('paused');
  expect(await expire()).toEqual({ ...expired, expired: 0 });
  const visitor = openFirebaseTab(projectId, null);
  await expect(getDoc(doc(visitor.firestore, 'listings/velo'))).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await documentOf('listings/velo')).toMatchObject({ state: 'paused' });
  expect(await freeListingsCountOf('claire')).toBe(1);
  for (const step of ['expire', 'renew'] as const)
    await tab.change('velo', (listing) =>
      step === 'renew' ? renewListing(listing, now) : transitionListing(listing, step, now),
    );
  expect(await documentOf('listings/velo')).toMatchObject({ state: 'online' });
});

test('the buyer of a reserved listing stays named when the server expires it, as when the owner does', async () => {
  const { firestore, expire, documentOf } = await withEnded('reserved');
  await setDoc(doc(firestore, 'deals/velo'), { ownerId: 'claire', buyerId: 'karim' });
  expect(await expire()).toEqual(expired);
  expect(await documentOf('deals/velo')).toEqual({ ownerId: 'claire', buyerId: 'karim' });
});
