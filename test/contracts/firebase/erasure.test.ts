import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { localBucket } from '../../../scripts/firebase/scheduled/localBucket';
import { erasureSteps, type ErasureStep } from '../../../src/application/privacy/erasure/AccountEraser';
import { HOUR } from '../../../src/domain/shared/Instant';
import { photoPath } from '../../../src/infrastructure/firebase/connection/photoAddress';
import { FirebaseAccountEraser } from '../../../src/infrastructure/firebase/erasure/FirebaseAccountEraser';
import { FirestorePendingErasures } from '../../../src/infrastructure/firebase/erasure/FirestorePendingErasures';
import { NOON } from '../../support/builders/aListing';
import {
  documentsIn,
  erased,
  givenPersonalDocuments,
  untouched,
  remaining,
  photosOfClaire,
} from '../../support/firebase/personalDocuments';
import { storePhoto } from '../../support/firebase/storePhoto';
import { describePendingErasures } from '../privacy/pendingErasuresContract';

const { indexes } = readFirebaseProject('.');
const server = await firestoreUnderTest({ indexes });
/** Google’s emulator has no Storage here. */
const files = await startTestServer();
afterAll(() => Promise.all([server.close(), files.close()]));
// A malformed listing is reported.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describePendingErasures('FirestorePendingErasures', async () => {
  const firestore = localFirestore(server.host, `demo-${randomUUID()}`);
  return {
    pending: new FirestorePendingErasures(firestore),
    ask: (uid, at) => firestore.doc(`erasures/${uid}`).set({ askedAt: new Date(at) }),
  };
});

const unknownUser = Object.assign(new Error('There is no such user'), { code: 'auth/user-not-found' });

/** A project with documents of every kind of Claire’s. */
async function aProject() {
  const projectId = `demo-${randomUUID()}`;
  const firestore = localFirestore(server.host, projectId);
  const bucket = localBucket(`127.0.0.1:${files.port}`, projectId);
  const identities = new Set(['claire', 'karim']);
  const clock = { now: () => NOON };
  const deleteUser = async (uid: string) => {
    if (!identities.delete(uid)) throw unknownUser;
  };
  const services = { firestore, bucket, identities: { deleteUser } };
  await givenPersonalDocuments(firestore);
  const eraser = new FirebaseAccountEraser(services, clock);
  const sizeOf = async (id: string) => Number((await bucket.file(photoPath(id, 'page')).getMetadata())[0].size);
  const eraseAll = async (steps: readonly ErasureStep[] = erasureSteps) => {
    for (const step of steps) await eraser.erase(step, 'claire');
  };
  return { firestore, bucket, identities, services, eraser, eraseAll, sizeOf };
}

test('the server leaves of a person what a deletion by the browser leaves, and everything of others', async () => {
  const { firestore, identities, eraseAll } = await aProject();
  await eraseAll();
  expect(await documentsIn(firestore)).toEqual(remaining);
  expect([...identities]).toEqual(['karim']);
});

test('erasing it again, or twice at the same time, changes nothing more', async () => {
  const { firestore, eraseAll } = await aProject();
  await Promise.all([eraseAll(), eraseAll()]);
  expect(await documentsIn(firestore)).toEqual(remaining);
  await eraseAll();
  expect(await documentsIn(firestore)).toEqual(remaining);
});

test.each(erasureSteps)('an erasure that stops after %s is continued by one from the beginning', async (last) => {
  const { firestore, eraseAll } = await aProject();
  await eraseAll(erasureSteps.slice(0, erasureSteps.indexOf(last) + 1));
  await eraseAll();
  expect(await documentsIn(firestore)).toEqual(remaining);
});

test.each(Object.keys(erased) as ErasureStep[])('the step %s changes no document of another step', async (step) => {
  const { firestore, eraser } = await aProject();
  const before = await documentsIn(firestore);
  await eraser.erase(step, 'claire');
  const after = await documentsIn(firestore);
  const paths = (documents: object) => Object.keys(documents);
  // Counts, which a step changes with what they count, are of none.
  const others = [...Object.entries(erased).filter(([name]) => name !== step), ['untouched', untouched] as const];
  for (const path of others.flatMap(([, documents]) => paths(documents)))
    if (path !== 'users/claire') expect(after[path], path).toEqual(before[path]);
  expect(after).not.toEqual(before);
});

test('rates are gone once nobody can write with an old token any more', async () => {
  const { firestore, services, eraseAll } = await aProject();
  await eraseAll();
  const later = new FirebaseAccountEraser(services, { now: () => NOON + HOUR });
  for (const step of erasureSteps) await later.erase(step, 'claire');
  const { 'users/claire/rates/listings': rate, ...others } = remaining;
  expect(rate).toBeDefined();
  expect(await documentsIn(firestore)).toEqual(others);
});

test('photos of listings, of the profile and of drafts are emptied, and those of messages and of others stay', async () => {
  const { bucket, eraseAll, sizeOf } = await aProject();
  for (const id of [...photosOfClaire.untouched, ...photosOfClaire.emptied]) await storePhoto(bucket, id);
  await eraseAll();
  for (const id of photosOfClaire.emptied) expect(await sizeOf(id), id).toBe(0);
  for (const id of photosOfClaire.untouched) expect(await sizeOf(id), id).toBeGreaterThan(0);
  await eraseAll(['photos']);
});

test('a person who has nothing, not even an account, is erased', async () => {
  const { firestore, eraser } = await aProject();
  const before = await documentsIn(firestore);
  for (const step of erasureSteps) await eraser.erase(step, 'nobody');
  expect(await documentsIn(firestore)).toEqual(before);
});

test('more documents than are read together are all erased', async () => {
  const { firestore, eraser } = await aProject();
  const many = Array.from({ length: 405 }, (_, at) => `velo${at}`);
  const [blocks, favourites] = [firestore.batch(), firestore.batch()];
  for (const id of many) blocks.set(firestore.doc(`users/claire/blocks/${id}`), { name: 'Zoé' });
  for (const id of many.slice(0, 205)) favourites.set(firestore.doc(`users/claire/favourites/${id}`), { card: '{}' });
  await Promise.all([blocks.commit(), favourites.commit()]);
  await eraser.erase('saved-items', 'claire');
  for (const name of ['blocks', 'favourites'])
    expect((await firestore.collection(`users/claire/${name}`).get()).size, name).toBe(0);
});

test('a failure of the identity service is no unknown person, and rejects', async () => {
  const { services } = await aProject();
  const failing = {
    deleteUser: () => Promise.reject(Object.assign(new Error('offline'), { code: 'app/network-error' })),
  };
  const eraser = new FirebaseAccountEraser({ ...services, identities: failing }, { now: () => NOON });
  await expect(eraser.erase('identity', 'claire')).rejects.toThrow('offline');
});
