import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { localBucket } from '../../../scripts/firebase/scheduled/localBucket';
import type { PhotoRendition } from '../../../src/application/listings/PhotoRepository';
import { photoPath } from '../../../src/infrastructure/firebase/connection/photoAddress';
import { FirebaseStoredPhotos } from '../../../src/infrastructure/firebase/sweep/FirebaseStoredPhotos';
import { FirestorePhotoUses } from '../../../src/infrastructure/firebase/sweep/FirestorePhotoUses';
import { FirestoreSweepProgress } from '../../../src/infrastructure/firebase/sweep/FirestoreSweepProgress';
import type { Listing } from '../../../src/domain/listings/Listing';
import { NOON } from '../../support/builders/aListing';
import { accountDocument, listingDocument } from '../../support/firebase/storedForServer';
import { storePhoto } from '../../support/firebase/storePhoto';
import { describePhotoUses } from '../listings/sweep/photoUsesContract';
import { describeStoredPhotos } from '../listings/sweep/storedPhotosContract';
import { describeSweepProgress } from '../listings/sweep/sweepProgressContract';

const { indexes } = readFirebaseProject('.');
const server = await firestoreUnderTest({ indexes });
/** Google’s emulator has no Storage here. */
const files = await startTestServer();
afterAll(() => Promise.all([server.close(), files.close()]));
afterEach(() => void vi.restoreAllMocks());

const RENDITIONS: readonly PhotoRendition[] = ['card', 'page', 'thumbnail'];

async function openPhotos() {
  const bucket = localBucket(`127.0.0.1:${files.port}`, `demo-${randomUUID()}`);
  const sizeOf = async (path: string) => {
    const [exists] = await bucket.file(path).exists();
    return exists ? Number((await bucket.file(path).getMetadata())[0].size) : null;
  };
  return {
    bucket,
    photos: new FirebaseStoredPhotos(bucket),
    store: async (id: string, renditions = RENDITIONS) => {
      const earliest = Date.now();
      await storePhoto(bucket, id, renditions);
      return earliest;
    },
    contentOf: async (id: string) => {
      const sizes = await Promise.all(RENDITIONS.map((rendition) => sizeOf(photoPath(id, rendition))));
      return RENDITIONS.filter((_rendition, at) => (sizes[at] ?? 0) > 0);
    },
    sizeOf,
  };
}

async function openUses() {
  const firestore = localFirestore(server.host, `demo-${randomUUID()}`);
  return {
    firestore,
    uses: new FirestorePhotoUses(firestore),
    publish: async (listing: Listing) => {
      await firestore.doc(`listings/${listing.id}`).set(listingDocument(listing));
    },
    deleteListing: async ({ id, ownerId, publishedAt }: Listing) => {
      const at = new Date(publishedAt);
      await firestore.doc(`listings/${id}`).set({ ownerId, state: 'deleted', publishedAt: at, updatedAt: at });
    },
    send: async (id: string) => {
      const photo = { id, width: 1600, height: 1200 };
      const message = { authorId: 'claire', kind: 'photo', text: '', sentAt: new Date(NOON), photo };
      await firestore.doc(`conversations/velo~karim/messages/${id}`).set(message);
    },
    choosePortrait: async (uid: string, photoId: string) => {
      const account = { ...accountDocument(uid, null, NOON), photoURL: `photo:${photoId}` };
      await firestore.doc(`users/${uid}`).set(account);
    },
  };
}

describeStoredPhotos('FirebaseStoredPhotos', openPhotos);
describePhotoUses('FirestorePhotoUses', openUses);
describeSweepProgress('FirestoreSweepProgress', async () => new FirestoreSweepProgress((await openUses()).firestore));

test('photos whose files are on several pages of a list are found whole, each once', async () => {
  const { bucket, photos } = await openPhotos();
  // Three do not divide a thousand: the first two pages end within a photo.
  const ids = Array.from({ length: 700 }, (_, at) => `claire~${String(at).padStart(8, '0')}`);
  const target = files.storage.bucket(bucket.name);
  await storePhoto(bucket, 'claire~model000');
  for (const id of ids)
    for (const rendition of RENDITIONS) {
      const model = target.get(photoPath('claire~model000', rendition));
      if (model !== null) target.put({ ...model, name: photoPath(id, rendition) });
    }
  for (const rendition of RENDITIONS) target.delete(photoPath('claire~model000', rendition));
  const portions: (readonly string[])[] = [];
  for await (const portion of photos.following(null)) {
    expect(portion.photos.every(({ renditions }) => renditions.length === 3)).toBe(true);
    expect(portion.last).toBe(portion.photos.at(-1)?.id);
    portions.push(portion.photos.map(({ id }) => id));
  }
  expect(portions.flat()).toEqual(ids);
  expect(portions.map(({ length }) => length)).toEqual([333, 333, 34]);
});

test('a photo whose files have several marks has been unused since the earliest, and a malformed mark is none', async () => {
  const { bucket, photos, store } = await openPhotos();
  await store('claire~aaaaaaaa');
  const mark = (rendition: PhotoRendition, unusedSince: string) =>
    bucket.file(photoPath('claire~aaaaaaaa', rendition)).setMetadata({ metadata: { unusedSince } });
  await mark('card', 'yesterday');
  for await (const portion of photos.following(null)) expect(portion.photos[0]?.unusedSince).toBeNull();
  await mark('page', '2026-06-15T01:30:00.000Z');
  await mark('thumbnail', '2026-06-14T01:30:00.000Z');
  for await (const portion of photos.following(null))
    expect(portion.photos[0]?.unusedSince).toBe(Date.UTC(2026, 5, 14, 1, 30));
});

test('a mark leaves the rest of the metadata, such as that of a photo that is withdrawn', async () => {
  const { bucket, photos, store } = await openPhotos();
  await store('claire~aaaaaaaa', ['page']);
  const file = bucket.file(photoPath('claire~aaaaaaaa', 'page'));
  await file.setMetadata({ cacheControl: 'private, no-store', metadata: { withdrawn: 'true' } });
  for await (const portion of photos.following(null))
    for (const photo of portion.photos) await photos.mark(photo, NOON);
  const [{ cacheControl, metadata }] = await file.getMetadata();
  expect({ cacheControl, metadata }).toEqual({
    cacheControl: 'private, no-store',
    metadata: { withdrawn: 'true', unusedSince: new Date(NOON).toISOString() },
  });
});

test('an emptied photo keeps a file at the path of each rendition, so that no other photo can be stored there', async () => {
  const { photos, store, sizeOf } = await openPhotos();
  await store('claire~aaaaaaaa', ['page']);
  for await (const portion of photos.following(null)) for (const photo of portion.photos) await photos.empty(photo);
  for (const rendition of RENDITIONS) expect(await sizeOf(photoPath('claire~aaaaaaaa', rendition))).toBe(0);
});

test('files that are no photo of the owner of their folder are passed over, and so is what is in other folders', async () => {
  const { bucket, photos } = await openPhotos();
  for (const path of ['photos/claire/karim~aaaaaaaa/page', 'photos/claire/claire~aaaaaaaa/original', 'photos/x', 'y/z'])
    await bucket.file(path).save('content', { resumable: false, validation: false });
  for await (const portion of photos.following(null)) expect(portion).toBeNull();
});

test('a photo that only the public profile, or a deleted listing of a former version, names is used by the profile alone', async () => {
  const { firestore, uses } = await openUses();
  await firestore.doc('profiles/claire').set({ photoURL: 'photo:claire~portrait' });
  await firestore.doc('listings/velo').set({ ownerId: 'claire', state: 'deleted', photos: [{ id: 'claire~first' }] });
  expect(await uses.usedAmong(['claire~portrait', 'claire~first'])).toEqual(new Set(['claire~portrait']));
});

test('all photos of an owner with a malformed listing or account are used, and nobody else’s', async () => {
  const { firestore, uses } = await openUses();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await firestore.doc('listings/velo').set({ ownerId: 'claire', state: 'online', photos: 'many' });
  await firestore.doc('users/karim').set({ photoURL: 7 });
  expect(await uses.usedAmong(['claire', 'karim', 'zoe'].map((uid) => `${uid}~aaaaaaaa`))).toEqual(
    new Set(['claire~aaaaaaaa', 'karim~aaaaaaaa']),
  );
  expect(log).toHaveBeenCalledTimes(2);
});

test('a malformed progress is none', async () => {
  const { firestore } = await openUses();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await firestore.doc('sweeps/photos').set({ after: 7 });
  expect(await new FirestoreSweepProgress(firestore).read()).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});
