import { FirestoreFavouriteRepository } from '../../../src/infrastructure/firebase/favourites/FirestoreFavouriteRepository';
import { FirestoreHiddenSellers } from '../../../src/infrastructure/firebase/favourites/FirestoreHiddenSellers';
import { FirestoreSavedSearchRepository } from '../../../src/infrastructure/firebase/favourites/FirestoreSavedSearchRepository';
import type { Schedule } from '../../../src/infrastructure/firebase/connection/SharedListeners';
import type { SharedKeepingBackend } from '../../contracts/keepingContract';
import { aListing } from '../builders/aListing';
import { givenPerson } from './firebaseBackends';
import { aFirebaseProject, openFirebaseTab, type FirebaseTab } from './firebaseTab';

/** Listeners outlive those who listen for a while; a test that has ended does not wait for that. */
const atOnce: Schedule = (work) => {
  work();
  return () => undefined;
};

/** The listings `one` and `two` are Nadia’s. */
export async function firebaseKeeping(): Promise<SharedKeepingBackend & { readonly projectId: string }> {
  const projectId = aFirebaseProject();
  const { firestore, listings } = openFirebaseTab(projectId, 'owner');
  await givenPerson(firestore, 'nadia', { displayName: 'Nadia' });
  for (const id of ['one', 'two']) await listings.publish(aListing({ id, ownerId: 'nadia' }));
  return {
    projectId,
    tab: keepingOf(projectId, 'karim'),
    otherTab: keepingOf(projectId, 'karim'),
    claires: keepingOf(projectId, 'claire'),
  };
}

export function keepingOf(projectId: string, uid: string) {
  return keepingIn(openFirebaseTab(projectId, uid));
}

export function keepingIn({ firestore, operations }: FirebaseTab) {
  return {
    favourites: new FirestoreFavouriteRepository(firestore, operations, atOnce),
    savedSearches: new FirestoreSavedSearchRepository(firestore, operations, atOnce),
    hiddenSellers: new FirestoreHiddenSellers(firestore, operations, atOnce),
  };
}
