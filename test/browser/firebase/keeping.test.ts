import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { newFavourite } from '../../../src/domain/favourites/Favourite';
import { success } from '../../../src/domain/shared/Result';
import { describeKeeping, describeSharedKeeping } from '../../contracts/keepingContract';
import { aKeeping } from '../../support/builders/aKeeping';
import { aListing } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';
import { firebaseKeeping, keepingOf } from '../../support/firebase/firebaseKeeping';
import { openFirebaseTab } from '../../support/firebase/firebaseTab';
import { recordedTellings } from '../../support/doubles/recordedTellings';

describeKeeping('Firebase', firebaseKeeping);
describeSharedKeeping('Firebase', firebaseKeeping);

test('one listener a session reads each favourite once, and after that what changes', async () => {
  const { projectId, tab } = await firebaseKeeping();
  for (const id of ['one', 'two'])
    await tab.favourites.add('karim', newFavourite(aListing({ id, ownerId: 'nadia' }), Date.now()));
  await documentsRead(projectId);
  const { favourites } = keepingOf(projectId, 'karim');
  const told = recordedTellings((tell) => favourites.subscribe('karim', tell));
  const toldToo = recordedTellings((tell) => favourites.subscribe('karim', tell));
  await told.becomes(success([expect.anything(), expect.anything()]));
  await toldToo.becomes(success([expect.anything(), expect.anything()]));
  expect(await documentsRead(projectId)).toBe(2);
});

test('the page of favourites reads the listings that it shows, beside the favourites themselves', async () => {
  const { projectId, tab } = await firebaseKeeping();
  for (const id of ['one', 'two'])
    await tab.favourites.add('karim', newFavourite(aListing({ id, ownerId: 'nadia' }), Date.now()));
  await documentsRead(projectId);
  const { listings } = openFirebaseTab(projectId, 'karim');
  const page = aKeeping({ account: keepingOf(projectId, 'karim'), listings });
  onTestFinished(page.keeping.start());
  onTestFinished(page.favourites.start());
  page.favourites.ask('added', 24);
  page.become(aProfile({ uid: 'karim' }));
  await vi.waitFor(
    () => expect(page.favourites.shown.map(({ standing }) => standing)).toEqual(['online', 'online']),
    10_000,
  );
  expect(page.kept.favourites).toEqual(new Set(['one', 'two']));
  expect(await documentsRead(projectId)).toBe(4);
});

test('a favourite costs two writes', async () => {
  const { projectId, tab } = await firebaseKeeping();
  await documentsRead(projectId);
  await tab.favourites.add('karim', newFavourite(aListing({ id: 'one', ownerId: 'nadia' }), Date.now()));
  expect(await documentsRead(projectId)).toBeLessThanOrEqual(1);
});

test('whoever may not keep a listing is told', async () => {
  const { tab } = await firebaseKeeping();
  expect(await tab.favourites.add('claire', newFavourite(aListing({ id: 'one' }), Date.now()))).toEqual({
    ok: false,
    failure: 'denied',
  });
  expect(await tab.favourites.remove('claire', 'one')).toEqual({ ok: false, failure: 'denied' });
});

/** Since it was last asked. */
async function documentsRead(projectId: string): Promise<number> {
  const bill = `http://127.0.0.1:${inject('testServerPort')}/emulator/v1/projects/${projectId}/costs`;
  const costs: unknown = await (await fetch(bill)).json();
  await fetch(bill, { method: 'DELETE' });
  if (typeof costs !== 'object' || costs === null || !('documentsRead' in costs)) throw new Error('no bill');
  return Number(costs.documentsRead);
}
