import { collection, collectionGroup, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { FirestorePersonalRecords } from '../../../../src/infrastructure/firebase/account/FirestorePersonalRecords';
import { FirestoreContactMessageRepository } from '../../../../src/infrastructure/firebase/site/FirestoreContactMessageRepository';
import { FirestoreReportRepository } from '../../../../src/infrastructure/firebase/moderation/FirestoreReportRepository';
import {
  documentOfListing,
  tombstoneDocumentOf,
} from '../../../../src/infrastructure/firebase/documents/documentOfListing';
import { aDecision, aStatement } from '../../../support/builders/aDecision';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aContactMessage } from '../../../contracts/contact/contactMessageContract';
import { describePersonalRecords, reviewsOfDeparture } from '../../../contracts/privacy/personalRecordsContract';
import { EmailAddress } from '../../../../src/domain/shared/EmailAddress';
import { RATE_WINDOW } from '../../../../src/domain/shared/Rate';
import { giveFirebaseRate } from '../../../support/firebase/firebaseMessaging';
import { giveFirebaseDecision } from '../../../support/firebase/firebaseModeration';
import { giveFirebaseReview } from '../../../support/firebase/firebaseReviews';
import { givenPerson } from '../../../support/firebase/firebaseBackends';
import { aFirebaseProject, openFirebaseTab, realClock } from '../../../support/firebase/firebaseTab';

describePersonalRecords('FirestorePersonalRecords', async () => {
  const projectId = aFirebaseProject();
  const { firestore } = openFirebaseTab(projectId, 'owner');
  const email = EmailAddress.parse('karim@exemple.fr');
  if (!email.ok) throw new Error(email.failure);
  const words = { name: 'Karim', email: email.value, subject: 'data', message: 'Bonjour' } as const;
  await givenPerson(firestore, 'claire', { displayName: 'Claire' });
  for (const [uid, listingId] of [
    ['karim', 'velo'],
    ['lina', 'canape'],
  ] as const) {
    await givenPerson(firestore, uid, { displayName: uid });
    await setDoc(doc(firestore, 'deals', listingId), { ownerId: 'claire', buyerId: uid, isCounted: true });
    await setDoc(doc(firestore, 'deal_counts', uid), { sales: 0, purchases: 1 });
    const [online, lamp] = [
      aListing({ id: `online-${uid}`, ownerId: uid }),
      aListing({ id: `lampe-${uid}`, ownerId: uid, publishedAt: NOON }),
    ];
    await setDoc(doc(firestore, 'listings', online.id), documentOfListing(online));
    await setDoc(doc(firestore, 'listings', lamp.id), tombstoneDocumentOf({ ...lamp, updatedAt: NOON + 1 }));
    for (const review of reviewsOfDeparture(uid)) await giveFirebaseReview(firestore, review);
    const number = uid === 'karim' ? 42 : 43;
    await giveFirebaseDecision(firestore, aDecision({ number, statement: aStatement({ personId: uid }) }));
    const tab = openFirebaseTab(projectId, uid);
    await new FirestoreReportRepository(tab.firestore, tab.operations, realClock).add({
      reporterId: uid,
      target: { kind: 'person', id: 'claire' },
      reason: 'scam',
      details: 'Elle demande un mandat.',
    });
    const since = realClock.now() - RATE_WINDOW;
    await giveFirebaseRate(firestore, uid, 'messages', { since, count: 1, last: `velo~${uid}/un`, at: since });
    await new FirestoreContactMessageRepository(tab.firestore, tab.operations).add(
      aContactMessage({ ...words, id: `${uid.charAt(0)}1B2c3D4e5F6g7H8i9J0`, authorId: uid }),
    );
  }
  await setDoc(doc(firestore, 'deal_counts', 'claire'), { sales: 2, purchases: 0 });
  await setDoc(doc(firestore, 'profiles', 'karim'), { displayName: 'karim' });
  const visitor = openFirebaseTab(projectId, null);
  await new FirestoreContactMessageRepository(visitor.firestore, visitor.operations).add(
    aContactMessage({ ...words, id: 'v1B2c3D4e5F6g7H8i9J0' }),
  );
  const recordsOf = (uid: string) => {
    const tab = openFirebaseTab(projectId, uid);
    return new FirestorePersonalRecords(tab.firestore, tab.operations);
  };
  return {
    karim: recordsOf('karim'),
    lina: recordsOf('lina'),
    removeProfile: () => deleteDoc(doc(firestore, 'profiles', 'karim')),
    countOfLetters: async () => (await getDocs(collection(firestore, 'contact_messages'))).size,
    salesOfClaire: async () => Number((await getDoc(doc(firestore, 'deal_counts', 'claire'))).get('sales')),
    idsOfReviews: async () => (await getDocs(collection(firestore, 'reviews'))).docs.map(({ id }) => id),
    actsOfRates: async () => {
      const rates = await getDocs(collectionGroup(firestore, 'rates'));
      return rates.docs.map((rate) => String(rate.get('last')));
    },
  };
});
