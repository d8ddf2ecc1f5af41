import { inject } from 'vitest';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import { FirebasePhotoRepository } from '../../../src/infrastructure/firebase/listings/FirebasePhotoRepository';
import { FirestoreParticipantAnonymiser } from '../../../src/infrastructure/firebase/messaging/FirestoreParticipantAnonymiser';
import { FirestoreListingBuyers } from '../../../src/infrastructure/firebase/listings/FirestoreListingBuyers';
import { FirestorePreferencesRepository } from '../../../src/infrastructure/firebase/account/FirestorePreferencesRepository';
import { FirestoreErasureRequests } from '../../../src/infrastructure/firebase/account/FirestoreErasureRequests';
import { FirestorePersonalRecords } from '../../../src/infrastructure/firebase/account/FirestorePersonalRecords';
import { FirestoreNewsletterRepository } from '../../../src/infrastructure/firebase/site/FirestoreNewsletterRepository';
import type { DepartureBackend, PersonalTab } from '../../contracts/privacy/departureContract';
import { configurationOf, givenPerson } from './firebaseBackends';
import { savedItemsIn } from './firebaseSavedItems';
import { messagingOf } from './firebaseMessaging';
import { firestoreProfilesOf } from './firebaseProfiles';
import { aFirebaseProject, withoutDelay, openFirebaseTab, realClock, type FirebaseTab } from './firebaseTab';

/** `isSuspended`: whether Claire is when she leaves. */
export async function firebaseDeparture(
  isSuspended = false,
): Promise<DepartureBackend & { readonly projectId: string }> {
  const projectId = aFirebaseProject();
  const { firestore } = openFirebaseTab(projectId, 'owner');
  for (const [uid, displayName] of [
    ['claire', 'Claire'],
    ['karim', 'Karim'],
  ] as const)
    await givenPerson(firestore, uid, { displayName, ...(uid === 'claire' ? { email: 'claire@exemple.fr' } : {}) });
  const open = (uid: string, claims = {}) =>
    personalTab(projectId, openFirebaseTab(projectId, uid, inject('testServerPort'), claims));
  return {
    projectId,
    claire: open('claire'),
    karim: open('karim'),
    leaving: open('claire', {
      email: 'claire@exemple.fr',
      email_verified: true,
      auth_time: Math.floor(realClock.now() / 1000),
      ...(isSuspended ? { suspended: true } : {}),
    }),
    now: realClock.now(),
  };
}

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
    requests: new FirestoreErasureRequests(firestore, operations),
  };
}
