import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  setDoc,
  startAfter,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { aFirestoreProject, type FirestoreProject } from '../../support/firebase/firestoreClients';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /things/{id} { allow read: if request.auth.uid == 'karim'; allow write: if true; }
  }
}`;

let project: FirestoreProject;

beforeAll(async () => {
  project = await aFirestoreProject(rules);
});

function liteClient(uid: string | null): Firestore {
  const app = initializeApp({ projectId: project.projectId, apiKey: 'demo' }, crypto.randomUUID());
  const firestore = getFirestore(app);
  const identity = uid === null ? {} : { mockUserToken: { sub: uid } };
  connectFirestoreEmulator(firestore, '127.0.0.1', inject('testServerPort'), identity);
  onTestFinished(() => deleteApp(app));
  return firestore;
}

test('firebase/firestore/lite writes, reads, pages and counts', async () => {
  const firestore = liteClient('karim');
  const batch = writeBatch(firestore);
  for (const id of ['a', 'b', 'c']) batch.set(doc(firestore, 'things', id), { words: { vélo: true } });
  await batch.commit();
  expect((await getDoc(doc(firestore, 'things/a'))).data()).toEqual({ words: { vélo: true } });
  expect((await getDoc(doc(firestore, 'things/none'))).exists()).toBe(false);
  const bikes = query(collection(firestore, 'things'), where('words.vélo', '==', true));
  const page = await getDocs(query(bikes, orderBy(documentId()), startAfter('a'), limit(1)));
  expect(page.docs.map(({ id }) => id)).toEqual(['b']);
  expect((await getCount(bikes)).data().count).toBe(3);
});

test('firebase/firestore/lite fails when the rules deny', async () => {
  const firestore = liteClient(null);
  await setDoc(doc(firestore, 'things/d'), {});
  await expect(getDocs(collection(firestore, 'things'))).rejects.toMatchObject({ code: 'permission-denied' });
});
