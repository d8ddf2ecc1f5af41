import { deleteField, doc, updateDoc } from 'firebase/firestore';
import { expect, inject, test, vi } from 'vitest';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { cardIds } from '../../../../src/infrastructure/firebase/cards/cardIds';
import { readNewestLite } from '../../../../src/infrastructure/firebase/lazy/readNewestLite';
import { aListing } from '../../../support/builders/aListing';
import { firebaseListings } from '../../../support/firebase/firebaseBackends';
import { aFirebaseProject, openFirebaseTab, realClock, type FirebaseTab } from '../../../support/firebase/firebaseTab';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';
import { whileTimeFlies } from '../../../support/time/whileTimeFlies';
import { success } from '../../../../src/domain/shared/Result';

const now = Date.now();
const recordedListing = (tab: FirebaseTab, id: string) =>
  recordedEmissions((listener: (value: unknown) => void) => tab.listings.subscribe(id, listener));
const newest = (tab: FirebaseTab) =>
  recordedEmissions((listener: (ids: unknown) => void) =>
    tab.listings.subscribeToNewest({}, 9, (cards) =>
      listener(cards.ok ? cards.value.map(({ id }) => id) : cards.failure),
    ),
  );

/** A project with listings of Claire’s, and a tab of its owner. */
async function aMarket(...listings: readonly Listing[]) {
  const backend = await firebaseListings();
  await backend.given(listings);
  const { projectId } = backend;
  return { projectId, owner: openFirebaseTab(projectId, 'owner'), visitor: openFirebaseTab(projectId, null) };
}

async function costsOf(projectId: string): Promise<unknown> {
  return (await fetch(`http://127.0.0.1:${inject('testServerPort')}/emulator/v1/projects/${projectId}/costs`)).json();
}

test('a malformed card is left out and logged, and the others are shown', async () => {
  const broken = aListing({ id: 'broken', publishedAt: now });
  const { owner, visitor } = await aMarket(broken, aListing({ id: 'whole', publishedAt: now - 1 }));
  await updateDoc(doc(owner.firestore, 'cardsByDate', cardIds(broken).dateCard), {
    'listing.price': { kind: 'barter' },
  });
  const report = vi.spyOn(console, 'error').mockReturnValue();
  await newest(visitor).becomes(['whole']);
  expect(report).toHaveBeenCalledWith(expect.stringMatching(/laissé de côté.*cardsByDate/), expect.anything());
  report.mockRestore();
});

test('a malformed listing is logged and emitted as null', async () => {
  const { owner, visitor } = await aMarket(aListing({ publishedAt: now }));
  await updateDoc(doc(owner.firestore, 'listings/velo'), { seller: deleteField() });
  const report = vi.spyOn(console, 'error').mockReturnValue();
  await recordedListing(visitor, 'velo').becomes(success(null));
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});

test('a listing that a visitor may not read is emitted as null', async () => {
  const { visitor } = await aMarket(aListing({ publishedAt: now, state: 'paused' }));
  const report = vi.spyOn(console, 'error').mockReturnValue();
  await recordedListing(visitor, 'velo').becomes(success(null));
  report.mockRestore();
});

test('a feed reads the listings that it shows once, however many subscribers it has', async () => {
  const { projectId, visitor } = await aMarket(...['a', 'b', 'c'].map((id) => aListing({ id, publishedAt: now })));
  const before = await costsOf(projectId);
  await Promise.all([newest(visitor).becomes(['a', 'b', 'c']), newest(visitor).becomes(['a', 'b', 'c'])]);
  const after = await costsOf(projectId);
  expect(documentsRead(after) - documentsRead(before)).toBe(3);
});

test('the first page reads the same listings through the lite build of the SDK', async () => {
  const { projectId } = await aMarket(...['a', 'b', 'c'].map((id, age) => aListing({ id, publishedAt: now - age })));
  const emulator = `127.0.0.1:${inject('testServerPort')}`;
  const readNewest = await readNewestLite(
    { apiKey: 'demo', authDomain: '', projectId, storageBucket: '', appId: '1:0:web:0', emulator },
    realClock,
  );
  expect((await readNewest({ family: 'vehicules' }, 2)).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('an unreachable server is emitted as offline, not as an empty result', async () => {
  const nowhere = openFirebaseTab(aFirebaseProject(), null, 9);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await whileTimeFlies(async () => {
    await recordedListing(nowhere, 'velo').becomes({ ok: false, failure: 'offline' });
    await newest(nowhere).becomes('offline');
    expect(await nowhere.listings.ownedBy('claire')).toEqual({ ok: false, failure: 'offline' });
    expect(await nowhere.listings.publish(aListing())).toEqual({ ok: false, failure: 'offline' });
  });
  warn.mockRestore();
});

test('a feed that was empty before is not emitted as offline', async () => {
  const { visitor } = await aMarket();
  const feed = () =>
    recordedEmissions((listener: (cards: unknown) => void) => visitor.listings.subscribeToNewest({}, 9, listener));
  const before = feed();
  await before.becomes(success([]));
  before.unsubscribe();
  const again = feed();
  await again.becomes(success([]));
  expect(again.all).toEqual([success([])]);
});

function documentsRead(costs: unknown): number {
  return typeof costs === 'object' && costs !== null && 'documentsRead' in costs ? Number(costs.documentsRead) : NaN;
}
