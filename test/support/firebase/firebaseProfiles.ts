import { doc, getDoc, setDoc, Timestamp } from 'firebase/firestore';
import { FirestoreProfileRepository } from '../../../src/infrastructure/firebase/account/FirestoreProfileRepository';
import { readDocument } from '../../../src/infrastructure/firebase/connection/readDocument';
import { userDocument } from '../../../src/infrastructure/firebase/documents/userSchema';
import type { ProfileBackend } from '../../contracts/account/profileRepositoryContract';
import { givenPerson } from './firebaseBackends';
import { aFirebaseProject, withoutDelay, openFirebaseTab, realClock, type FirebaseTab } from './firebaseTab';

export async function firebaseProfiles(): Promise<ProfileBackend & { readonly projectId: string }> {
  const projectId = aFirebaseProject();
  const { firestore } = openFirebaseTab(projectId, 'owner');
  await givenPerson(firestore, 'claire', { displayName: 'Claire' });
  const memberSince = Timestamp.fromMillis(Date.UTC(2024, 0, 1));
  await setDoc(doc(firestore, 'profiles', 'claire'), { displayName: 'Claire', photoURL: null, memberSince });
  return {
    projectId,
    tab: firestoreProfilesOf(openFirebaseTab(projectId, 'claire')),
    otherTab: firestoreProfilesOf(openFirebaseTab(projectId, 'claire')),
    now: realClock.now(),
    async accountOf(uid) {
      return readDocument(userDocument, await getDoc(doc(firestore, 'users', uid)));
    },
  };
}

export function firestoreProfilesOf({ firestore, operations }: FirebaseTab): FirestoreProfileRepository {
  return new FirestoreProfileRepository(firestore, operations, withoutDelay);
}
