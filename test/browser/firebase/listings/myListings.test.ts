import { doc, setDoc } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { failure } from '../../../../src/domain/shared/Result';
import { FirestoreListingBuyers } from '../../../../src/infrastructure/firebase/listings/FirestoreListingBuyers';
import { FirestoreListingViews } from '../../../../src/infrastructure/firebase/listings/FirestoreListingViews';
import { describeListingChanges } from '../../../contracts/listings/listingChangesContract';
import { describeFormerPrices } from '../../../contracts/listings/formerPricesContract';
import { describeListingCount } from '../../../contracts/listings/listingCountContract';
import { describeRelisting } from '../../../contracts/listings/relistingContract';
import { describeListingBuyers } from '../../../contracts/listings/listingBuyersContract';
import { describeListingViews } from '../../../contracts/listings/listingViewsContract';
import { aListing } from '../../../support/builders/aListing';
import { aFirebaseProject, openFirebaseTab } from '../../../support/firebase/firebaseTab';
import { firebaseListings, givenPerson } from '../../../support/firebase/firebaseBackends';
import { whileTimeFlies } from '../../../support/time/whileTimeFlies';

describeListingChanges('FirestoreListingRepository', firebaseListings);

describeListingCount('FirestoreListingRepository', firebaseListings);

describeFormerPrices('FirestoreListingRepository', firebaseListings);

describeRelisting('FirestoreListingRepository', firebaseListings);

describeListingViews('FirestoreListingViews', async () => {
  const projectId = aFirebaseProject();
  const owner = openFirebaseTab(projectId, 'owner');
  await givenPerson(owner.firestore, 'claire', {});
  for (const id of ['velo', 'canape']) await owner.listings.publish(aListing({ id }));
  const viewsOf = (uid: string | null) => {
    const { firestore, operations } = openFirebaseTab(projectId, uid);
    return new FirestoreListingViews(firestore, operations);
  };
  return { tab: viewsOf(null), otherTab: viewsOf('karim') };
});

describeListingBuyers('FirestoreListingBuyers', async () => {
  const projectId = aFirebaseProject();
  const owner = openFirebaseTab(projectId, 'owner');
  await givenPerson(owner.firestore, 'claire', {});
  for (const id of ['velo', 'canape']) await owner.listings.publish(aListing({ id, state: 'reserved' }));
  for (const buyer of ['karim', 'lina'])
    await setDoc(doc(owner.firestore, `conversations/velo~${buyer}`), { participants: [buyer, 'claire'] });
  const open = (uid: string) => {
    const { firestore, operations } = openFirebaseTab(projectId, uid);
    return new FirestoreListingBuyers(firestore, operations);
  };
  return { claire: open('claire'), karim: open('karim'), lina: open('lina') };
});

test('naming a buyer fails as offline while the server is unreachable', async () => {
  const { firestore, operations } = openFirebaseTab(aFirebaseProject(), 'claire', 9);
  const deals = new FirestoreListingBuyers(firestore, operations);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await whileTimeFlies(async () => {
    expect(await deals.assign({ listingId: 'velo', ownerId: 'claire', buyerId: 'karim' })).toEqual(failure('offline'));
    expect(await deals.clear('velo')).toEqual(failure('offline'));
  });
  warn.mockRestore();
});
