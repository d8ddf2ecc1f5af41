import type { Clock } from '../../../src/application/shared/Clock';
import { ClockCheck } from '../../../src/infrastructure/firebase/connection/ClockCheck';
import { FirestoreFavouriteRepository } from '../../../src/infrastructure/firebase/favourites/FirestoreFavouriteRepository';
import { FirestoreHiddenSellers } from '../../../src/infrastructure/firebase/favourites/FirestoreHiddenSellers';
import { FirestoreSavedSearchRepository } from '../../../src/infrastructure/firebase/favourites/FirestoreSavedSearchRepository';
import type { SharedSavedItemsBackend } from '../../contracts/favourites/savedItemsContract';
import { aListing } from '../builders/aListing';
import { giveFirebaseRate } from './firebaseMessaging';
import { givenPerson } from './firebaseBackends';
import { withoutDelay, aFirebaseProject, realClock, openFirebaseTab, type FirebaseTab } from './firebaseTab';

/** The listings `one` and `two` are Nadia’s. */
export async function firebaseSavedItems(): Promise<SharedSavedItemsBackend & { readonly projectId: string }> {
  const projectId = aFirebaseProject();
  const { firestore, listings } = openFirebaseTab(projectId, 'owner');
  await givenPerson(firestore, 'nadia', { displayName: 'Nadia' });
  for (const id of ['one', 'two']) await listings.publish(aListing({ id, ownerId: 'nadia' }));
  return {
    projectId,
    tab: savedItemsOf(projectId, 'karim'),
    otherTab: savedItemsOf(projectId, 'karim'),
    claires: savedItemsOf(projectId, 'claire'),
    giveRate: (rate) => giveFirebaseRate(firestore, 'karim', 'searches', rate),
    now: realClock.now(),
  };
}

export function savedItemsOf(projectId: string, uid: string) {
  return savedItemsIn(openFirebaseTab(projectId, uid));
}

export function savedItemsIn({ firestore, operations }: FirebaseTab, clock: Clock = realClock) {
  const clockCheck = new ClockCheck(clock);
  return {
    favourites: new FirestoreFavouriteRepository(firestore, operations, clockCheck, withoutDelay),
    savedSearches: new FirestoreSavedSearchRepository(firestore, operations, clock, clockCheck, withoutDelay),
    hiddenSellers: new FirestoreHiddenSellers(firestore, operations, clockCheck, withoutDelay),
  };
}
