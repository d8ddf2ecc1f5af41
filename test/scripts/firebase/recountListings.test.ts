import { afterAll, beforeAll, expect, test } from 'vitest';
import { FirestoreAdministration } from '../../../scripts/firebase/FirestoreAdministration';
import { recountListings } from '../../../scripts/firebase/recountListings';
import { protoFieldsOf } from '../../../scripts/firebase/protoValueOf';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(readFirebaseProject('.'));
});

afterAll(() => server.close());

/** Claire has posted three listings, of which one was sold; Karim has none; the count of Nadia is right. */
async function accountsOfEarlierVersions(projectId: string): Promise<FirestoreAdministration> {
  const firestore = new FirestoreAdministration({
    projectId,
    emulator: `127.0.0.1:${server.port}`,
    accessToken: () => Promise.resolve('owner'),
  });
  const account = (uid: string, freeListingsCount: number) => ({
    path: `users/${uid}`,
    fields: protoFieldsOf({ uid, displayName: uid, freeListingsCount }),
  });
  const listing = (id: string, ownerId: string, state: string) => ({
    path: `listings/${id}`,
    fields: protoFieldsOf({ ownerId, state }),
  });
  await firestore.commit([
    account('claire', 3),
    account('karim', 2),
    account('nadia', 1),
    listing('velo', 'claire', 'online'),
    listing('canape', 'claire', 'paused'),
    listing('auto', 'claire', 'sold'),
    listing('lit', 'karim', 'deleted'),
    listing('table', 'karim', 'expired'),
    listing('lampe', 'nadia', 'refused'),
  ]);
  return firestore;
}

async function countsOf(firestore: FirestoreAdministration) {
  const accounts = await firestore.list('users');
  return Object.fromEntries(accounts.map(({ id, fields }) => [id, fields.freeListingsCount?.integerValue]));
}

test('a dry run counts the accounts to correct and changes nothing', async () => {
  const firestore = await accountsOfEarlierVersions('demo-recount-dry');
  expect(await recountListings(firestore, false)).toBe(2);
  expect(await countsOf(firestore)).toEqual({ claire: '3', karim: '2', nadia: '1' });
});

test('each account gets the number of its current listings, and nothing else of it changes', async () => {
  const firestore = await accountsOfEarlierVersions('demo-recount');
  expect(await recountListings(firestore, true)).toBe(2);
  expect(await countsOf(firestore)).toEqual({ claire: '2', karim: '0', nadia: '1' });
  expect((await firestore.list('users')).map(({ fields }) => fields.displayName?.stringValue)).toEqual([
    'claire',
    'karim',
    'nadia',
  ]);
  expect(await recountListings(firestore, true)).toBe(0);
});
