import { deleteDoc, doc, getDoc, setDoc, Timestamp, updateDoc, type Firestore } from 'firebase/firestore';
import { fieldsOf } from '../builders/fieldsOf';
import { inject } from 'vitest';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import { FirestoreUserRepository } from '../../../src/infrastructure/firebase/account/FirestoreUserRepository';
import { FirebasePhotoRepository } from '../../../src/infrastructure/firebase/listings/FirebasePhotoRepository';
import type { ListingBackend } from '../../contracts/listings/listingRepositoryContract';
import type { PhotoBackend } from '../../contracts/listings/photoRepositoryContract';
import { giveFirebaseRate } from './firebaseMessaging';
import { aFirebaseProject, bucketOf, openFirebaseTab, realClock } from './firebaseTab';

export async function firebaseListings(): Promise<ListingBackend & { readonly projectId: string }> {
  const projectId = aFirebaseProject();
  const owner = openFirebaseTab(projectId, 'owner');
  await givenPerson(owner.firestore, 'claire', { displayName: 'Claire' });
  await givenPerson(owner.firestore, 'karim', { displayName: 'Karim' });
  const { listings: tab, firestore, operations } = openFirebaseTab(projectId, 'claire');
  return {
    projectId,
    tab,
    otherTab: openFirebaseTab(projectId, 'claire').listings,
    now: realClock.now(),
    async given(listings) {
      for (const listing of listings) {
        const stored = await owner.listings.publish(listing);
        if (!stored.ok) throw new Error(JSON.stringify(stored.failure));
      }
    },
    async storedFieldsOf(id) {
      return fieldsOf((await getDoc(doc(owner.firestore, 'listings', id))).data());
    },
    async freeListingsCountOf(uid) {
      const count: unknown = (await getDoc(doc(owner.firestore, 'users', uid))).get('freeListingsCount');
      return typeof count === 'number' ? count : NaN;
    },
    giveCount: (freeListingsCount) => updateDoc(doc(owner.firestore, 'users/claire'), { freeListingsCount }),
    giveRate: (rate) => giveFirebaseRate(owner.firestore, 'claire', 'listings', rate),
    users: new FirestoreUserRepository(firestore, operations),
    removeAccount: () => deleteDoc(doc(owner.firestore, 'users/claire')),
  };
}

export async function firebasePhotos(): Promise<PhotoBackend> {
  const projectId = aFirebaseProject();
  await givenPerson(openFirebaseTab(projectId, 'owner').firestore, 'claire', { displayName: 'Claire' });
  const { storage, operations, listings } = openFirebaseTab(projectId, 'claire');
  return {
    photos: new FirebasePhotoRepository(
      storage,
      operations,
      configurationOf(projectId),
      listings,
      new RandomIdGenerator(),
    ),
    listings,
  };
}

/** The configuration of a project on the test server. */
export function configurationOf(projectId: string) {
  const emulator = `127.0.0.1:${inject('testServerPort')}`;
  return { apiKey: 'demo', authDomain: '', projectId, appId: '', storageBucket: bucketOf(projectId), emulator };
}

/** Stores a person’s account, registered on the same day as the seller of `aListing`. */
export async function givenPerson(firestore: Firestore, uid: string, changes: Partial<UserProfile>): Promise<void> {
  const createdAt = Timestamp.fromMillis(Date.UTC(2024, 0, 1));
  await setDoc(doc(firestore, 'users', uid), {
    uid,
    phoneNumber: null,
    displayName: 'Claire',
    email: null,
    photoURL: null,
    freeListingsCount: 0,
    role: 'user',
    ...changes,
    createdAt,
    updatedAt: createdAt,
  });
}
