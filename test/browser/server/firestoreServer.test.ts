import {
  addDoc,
  collection,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  getCountFromServer,
  getDoc,
  getDocs,
  increment,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aFirestoreProject } from '../../support/firebase/firestoreClients';
import { fill, openRules, snapshotsOf } from '../../support/builders/things';
import { eventually } from '../../support/time/eventually';

const guardedRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read: if resource == null || resource.data.owner == request.auth.uid;
      allow write: if request.resource.data.owner == request.auth.uid;
    }
  }
}`;

describe('the Firestore server with the real SDK', () => {
  test('a document is read with values of every kind', async () => {
    const firestore = (await aFirestoreProject(openRules)).client(null);
    const at = Timestamp.fromMillis(5);
    const stored = {
      text: 'vélo',
      count: 3,
      ratio: 1.5,
      yes: true,
      none: null,
      at,
      list: [1, 'a'],
      map: { 'l’été': 1 },
    };
    await setDoc(doc(firestore, 'things/bike'), stored);
    expect((await getDoc(doc(firestore, 'things/bike'))).data()).toEqual(stored);
    expect((await getDoc(doc(firestore, 'things/none'))).exists()).toBe(false);
  });

  test('documents can be changed, incremented, dated by the server and deleted', async () => {
    const firestore = (await aFirestoreProject(openRules)).client(null);
    const added = await addDoc(collection(firestore, 'things'), { price: 1, views: 1 });
    await updateDoc(added, { price: 2, views: increment(2), 'map.a': 1, at: serverTimestamp() });
    const data = (await getDoc(added)).data();
    expect(data).toMatchObject({ price: 2, views: 3, map: { a: 1 } });
    expect(data?.at).toBeInstanceOf(Timestamp);
    await deleteDoc(added);
    expect((await getDoc(added)).exists()).toBe(false);
    await expect(updateDoc(added, { price: 3 })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('queries and counts have results', async () => {
    const firestore = (await aFirestoreProject(openRules)).client(null);
    await fill(firestore, { a: 10, b: 30, c: 20 });
    const dear = query(collection(firestore, 'things'), where('price', '>=', 20), orderBy('price', 'desc'));
    expect((await getDocs(dear)).docs.map(({ id }) => id)).toEqual(['b', 'c']);
    expect((await getCountFromServer(dear)).data().count).toBe(2);
  });

  test('a query returns the last documents, and those after a cursor', async () => {
    const firestore = (await aFirestoreProject(openRules)).client(null);
    await fill(firestore, { a: 10, b: 30, c: 20 });
    const byPrice = query(collection(firestore, 'things'), orderBy('price'));
    const last = await getDocs(query(byPrice, limitToLast(2)));
    expect(last.docs.map(({ id }) => id)).toEqual(['c', 'b']);
    const [first] = last.docs;
    expect((await getDocs(query(byPrice, startAfter(first), limit(5)))).docs.map(({ id }) => id)).toEqual(['b']);
  });

  test('a listener gets each change of its query by any client', async () => {
    const project = await aFirestoreProject(openRules);
    const [reader, writer] = [project.client('karim'), project.client('camille')];
    await fill(writer, { a: 10, b: 30 });
    const snapshots = snapshotsOf(query(collection(reader, 'things'), where('price', '>', 15)));
    await eventually(() => expect(snapshots.at(-1)).toEqual(['b']));
    await updateDoc(doc(writer, 'things/a'), { price: 20 });
    await eventually(() => expect(snapshots.at(-1)).toEqual(['a', 'b']));
    await deleteDoc(doc(writer, 'things/b'));
    await eventually(() => expect(snapshots.at(-1)).toEqual(['a']));
    await updateDoc(doc(writer, 'things/a'), { price: 5 });
    await eventually(() => expect(snapshots.at(-1)).toEqual([]));
  });

  test('many listeners on one stream each get their own results', async () => {
    const firestore = (await aFirestoreProject(openRules)).client(null);
    await fill(firestore, { a: 10, b: 30 });
    const cheap = snapshotsOf(query(collection(firestore, 'things'), where('price', '<', 20)));
    const dear = snapshotsOf(query(collection(firestore, 'things'), where('price', '>=', 20)));
    const prices: unknown[] = [];
    onTestFinished(onSnapshot(doc(firestore, 'things/a'), (snapshot) => prices.push(snapshot.get('price'))));
    await eventually(() => expect([cheap.at(-1), dear.at(-1), prices]).toEqual([['a'], ['b'], [10]]));
    await updateDoc(doc(firestore, 'things/a'), { price: 25 });
    await eventually(() => expect([cheap.at(-1), dear.at(-1), prices]).toEqual([[], ['a', 'b'], [10, 25]]));
  });

  test('a write made offline is sent once the network is back', async () => {
    const project = await aFirestoreProject(openRules);
    const [writer, reader] = [project.client('karim'), project.client('camille')];
    await disableNetwork(writer);
    const written = updateDoc(doc(writer, 'counters/visits'), {}).catch((error: unknown) => error);
    const added = setDoc(doc(writer, 'counters/others'), { count: increment(1) });
    await enableNetwork(writer);
    await added;
    expect(await written).toMatchObject({ code: 'not-found' });
    expect((await getDoc(doc(reader, 'counters/others'))).get('count')).toBe(1);
  });

  test('the rules apply to reads, writes and queries of each person', async () => {
    const project = await aFirestoreProject(guardedRules);
    const [camille, karim] = [project.client('camille'), project.client('karim')];
    const refused = setDoc(doc(karim, 'notes/a'), { owner: 'camille' });
    const accepted = setDoc(doc(karim, 'notes/b'), { owner: 'karim' });
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
    await accepted;
    const notes = (firestore: Firestore) => collection(firestore, 'notes');
    await expect(getDocs(notes(karim))).rejects.toMatchObject({ code: 'permission-denied' });
    expect((await getDocs(query(notes(karim), where('owner', '==', 'karim')))).size).toBe(1);
    await expect(getDoc(doc(camille, 'notes/b'))).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(getDocs(query(notes(camille), where('owner', '==', 'karim')))).rejects.toThrow();
  });

  test('a transaction that conflicts with another one is retried', async () => {
    const project = await aFirestoreProject(openRules);
    const [one, other] = [project.client('karim'), project.client('camille')];
    await setDoc(doc(one, 'counters/visits'), { count: 0 });
    const addOne = (firestore: Firestore) =>
      runTransaction(firestore, async (transaction) => {
        const visits = await transaction.get(doc(firestore, 'counters/visits'));
        transaction.update(visits.ref, { count: Number(visits.get('count')) + 1 });
      });
    await Promise.all([addOne(one), addOne(other), addOne(one)]);
    expect((await getDoc(doc(one, 'counters/visits'))).get('count')).toBe(3);
  });
});
