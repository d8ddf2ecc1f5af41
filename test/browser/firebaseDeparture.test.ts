import { inject } from 'vitest';
import { FirebasePhotoRepository } from '../../src/infrastructure/firebase/FirebasePhotoRepository';
import { FirestoreConversationNames } from '../../src/infrastructure/firebase/FirestoreConversationNames';
import { FirestoreListingDeals } from '../../src/infrastructure/firebase/FirestoreListingDeals';
import { FirestorePreferencesRepository } from '../../src/infrastructure/firebase/FirestorePreferencesRepository';
import { describeDeparture, type PersonalTab } from '../contracts/departureContract';
import { configurationOf, givenPerson } from '../support/firebaseBackends';
import { keepingIn } from '../support/firebaseKeeping';
import { messagingOf } from '../support/firebaseMessaging';
import { firestoreProfilesOf } from '../support/firebaseProfiles';
import { aFirebaseProject, atOnce, openFirebaseTab, realClock, type FirebaseTab } from '../support/firebaseTab';

describeDeparture('The Firebase backend', async (isSuspended) => {
  const projectId = aFirebaseProject();
  const { firestore } = openFirebaseTab(projectId, 'owner');
  for (const [uid, displayName] of [['claire', 'Claire'], ['karim', 'Karim']] as const) await givenPerson(firestore, uid, { displayName });
  const open = (uid: string, claims = {}) => personalTab(projectId, openFirebaseTab(projectId, uid, inject('emulatorPort'), claims));
  return {
    claire: open('claire'),
    karim: open('karim'),
    leaving: open('claire', isSuspended ? { suspended: true } : {}),
    now: realClock.now(),
  };
});

function personalTab(projectId: string, tab: FirebaseTab): PersonalTab {
  const { firestore, listings, operations, storage } = tab;
  return {
    ...keepingIn(tab),
    ...messagingOf(tab),
    listings,
    profiles: firestoreProfilesOf(tab),
    preferences: new FirestorePreferencesRepository(firestore, operations, atOnce),
    deals: new FirestoreListingDeals(firestore, operations),
    photos: new FirebasePhotoRepository(storage, configurationOf(projectId), listings),
    names: new FirestoreConversationNames(firestore, operations),
  };
}
