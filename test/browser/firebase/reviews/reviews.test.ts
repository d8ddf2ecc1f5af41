import { doc, setDoc, Timestamp } from 'firebase/firestore';
import { ClockCheck } from '../../../../src/infrastructure/firebase/connection/ClockCheck';
import { documentOfListing } from '../../../../src/infrastructure/firebase/documents/documentOfListing';
import { FirestoreListingBuyers } from '../../../../src/infrastructure/firebase/listings/FirestoreListingBuyers';
import { FirestoreReviewRepository } from '../../../../src/infrastructure/firebase/reviews/FirestoreReviewRepository';
import { describeReviewRepository } from '../../../contracts/reviews/reviewRepositoryContract';
import { aListing } from '../../../support/builders/aListing';
import { givenPerson } from '../../../support/firebase/firebaseBackends';
import { giveFirebaseReview } from '../../../support/firebase/firebaseReviews';
import { aFirebaseProject, openFirebaseTab, realClock } from '../../../support/firebase/firebaseTab';

describeReviewRepository('FirestoreReviewRepository', async () => {
  const projectId = aFirebaseProject();
  const { firestore } = openFirebaseTab(projectId, 'owner');
  for (const [uid, displayName] of [
    ['claire', 'Claire'],
    ['karim', 'Karim'],
    ['lina', 'Lina'],
  ] as const)
    await givenPerson(firestore, uid, { displayName });
  const karims = openFirebaseTab(projectId, 'karim');
  const now = realClock.now();
  return {
    now,
    reviewsFor(uid) {
      const tab = openFirebaseTab(projectId, uid);
      return new FirestoreReviewRepository(tab.firestore, tab.operations, realClock, new ClockCheck(realClock));
    },
    buyers: new FirestoreListingBuyers(karims.firestore, karims.operations),
    async giveSale({ soldAt = now, buyerId = 'claire', state = 'sold' } = {}) {
      const listing = aListing({ ownerId: 'karim', state, updatedAt: soldAt });
      await setDoc(doc(firestore, 'listings/velo'), documentOfListing(listing));
      for (const writer of ['claire', 'lina'])
        await setDoc(doc(firestore, `conversations/velo~${writer}`), { participants: [writer, 'karim'] });
      if (buyerId !== null) await setDoc(doc(firestore, 'deals/velo'), { ownerId: 'karim', buyerId });
    },
    async giveReview(review) {
      const { listingId, side, createdAt } = review;
      const reviewedAt = { [side]: Timestamp.fromMillis(createdAt) };
      await setDoc(doc(firestore, 'deals', listingId), { ownerId: 'karim', buyerId: 'claire', reviewedAt });
      await giveFirebaseReview(firestore, review);
    },
  };
});
