import { expect, onTestFinished, test } from 'vitest';
import { newFavourite } from '../../../../src/domain/favourites/Favourite';
import { success } from '../../../../src/domain/shared/Result';
import { describeSavedItems, describeSharedSavedItems } from '../../../contracts/favourites/savedItemsContract';
import { aSavedItemsSetup } from '../../../support/builders/aSavedItemsSetup';
import { aListing } from '../../../support/builders/aListing';
import { aProfile } from '../../../support/builders/aPosting';
import { documentsRead } from '../../../support/firebase/firebaseCosts';
import { firebaseSavedItems, savedItemsOf } from '../../../support/firebase/firebaseSavedItems';
import { openFirebaseTab } from '../../../support/firebase/firebaseTab';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';
import { eventually } from '../../../support/time/eventually';

describeSavedItems('Firebase', firebaseSavedItems);
describeSharedSavedItems('Firebase', firebaseSavedItems);

test('favourites are read once per session, and after that only what changes', async () => {
  const { projectId, tab } = await firebaseSavedItems();
  for (const id of ['one', 'two'])
    await tab.favourites.add('karim', newFavourite(aListing({ id, ownerId: 'nadia' }), Date.now()));
  await documentsRead(projectId);
  const { favourites } = savedItemsOf(projectId, 'karim');
  const emissions = recordedEmissions((listener) => favourites.subscribe('karim', listener));
  const otherEmissions = recordedEmissions((listener) => favourites.subscribe('karim', listener));
  await emissions.becomes(success([expect.anything(), expect.anything()]));
  await otherEmissions.becomes(success([expect.anything(), expect.anything()]));
  expect(await documentsRead(projectId)).toBe(2);
});

test('the page of favourites reads the listings that it shows and the favourites', async () => {
  const { projectId, tab } = await firebaseSavedItems();
  for (const id of ['one', 'two'])
    await tab.favourites.add('karim', newFavourite(aListing({ id, ownerId: 'nadia' }), Date.now()));
  await documentsRead(projectId);
  const { listings } = openFirebaseTab(projectId, 'karim');
  const page = aSavedItemsSetup({ account: savedItemsOf(projectId, 'karim'), listings });
  onTestFinished(page.savedItems.start());
  onTestFinished(page.favourites.start());
  page.favourites.setView('added', 24);
  page.signInAs(aProfile({ uid: 'karim' }));
  await eventually(() => expect(page.favourites.shown.map(({ status }) => status)).toEqual(['online', 'online']));
  expect(page.savedMarks.favourites).toEqual(new Set(['one', 'two']));
  expect(await documentsRead(projectId)).toBe(4);
});

test('adding a favourite reads at most one document', async () => {
  const { projectId, tab } = await firebaseSavedItems();
  await documentsRead(projectId);
  await tab.favourites.add('karim', newFavourite(aListing({ id: 'one', ownerId: 'nadia' }), Date.now()));
  expect(await documentsRead(projectId)).toBeLessThanOrEqual(1);
});

test('a favourite that the rules refuse fails as denied', async () => {
  const { tab } = await firebaseSavedItems();
  expect(await tab.favourites.add('claire', newFavourite(aListing({ id: 'one' }), Date.now()))).toEqual({
    ok: false,
    failure: 'denied',
  });
  expect(await tab.favourites.remove('claire', 'one')).toEqual({ ok: false, failure: 'denied' });
});
