import { inject } from 'vitest';
import { RandomIdGenerator } from '../../../../src/infrastructure/browser/device/RandomIdGenerator';
import { FirebasePhotoRepository } from '../../../../src/infrastructure/firebase/listings/FirebasePhotoRepository';
import { FirestoreParticipantAnonymiser } from '../../../../src/infrastructure/firebase/messaging/FirestoreParticipantAnonymiser';
import { FirestoreListingBuyers } from '../../../../src/infrastructure/firebase/listings/FirestoreListingBuyers';
import { FirestorePreferencesRepository } from '../../../../src/infrastructure/firebase/account/FirestorePreferencesRepository';
import { FirestorePersonalRecords } from '../../../../src/infrastructure/firebase/account/FirestorePersonalRecords';
import { FirestoreNewsletterRepository } from '../../../../src/infrastructure/firebase/site/FirestoreNewsletterRepository';
import { describeDeparture, type PersonalTab } from '../../../contracts/privacy/departureContract';
import { configurationOf, givenPerson } from '../../../support/firebase/firebaseBackends';
import { savedItemsIn } from '../../../support/firebase/firebaseSavedItems';
import { messagingOf } from '../../../support/firebase/firebaseMessaging';
import { firestoreProfilesOf } from '../../../support/firebase/firebaseProfiles';
import {
  aFirebaseProject,
  withoutDelay,
  openFirebaseTab,
  realClock,
  type FirebaseTab,
} from '../../../support/firebase/firebaseTab';

describeDeparture('The Firebase backend', async (isSuspended) => {
  const projectId = aFirebaseProject();
  const { firestore } = openFirebaseTab(projectId, 'owner');
  for (const [uid, displayName] of [
    ['claire', 'Claire'],
    ['karim', 'Karim'],
  ] as const)
    await givenPerson(firestore, uid, { displayName });
  const open = (uid: string, claims = {}) =>
    personalTab(projectId, openFirebaseTab(projectId, uid, inject('testServerPort'), claims));
  return {
    claire: open('claire'),
    karim: open('karim'),
    leaving: open('claire', {
      email: 'claire@exemple.fr',
      email_verified: true,
      ...(isSuspended ? { suspended: true } : {}),
    }),
    now: realClock.now(),
  };
});

function personalTab(projectId: string, tab: FirebaseTab): PersonalTab {
  const { firestore, listings, operations, storage } = tab;
  return {
    ...savedItemsIn(tab),
    ...messagingOf(tab),
    listings,
    profiles: firestoreProfilesOf(tab),
    preferences: new FirestorePreferencesRepository(firestore, operations, withoutDelay),
    listingBuyers: new FirestoreListingBuyers(firestore, operations),
    photos: new FirebasePhotoRepository(
      storage,
      operations,
      configurationOf(projectId),
      listings,
      new RandomIdGenerator(),
    ),
    names: new FirestoreParticipantAnonymiser(firestore, operations),
    newsletter: new FirestoreNewsletterRepository(firestore, operations),
    records: new FirestorePersonalRecords(firestore, operations),
  };
}
