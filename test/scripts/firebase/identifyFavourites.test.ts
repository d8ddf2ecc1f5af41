import { afterAll, beforeAll, expect, test } from 'vitest';
import { FirestoreAdministration } from '../../../scripts/firebase/FirestoreAdministration';
import { identifyFavourites } from '../../../scripts/firebase/identifyFavourites';
import { protoFieldsOf } from '../../../scripts/firebase/protoValueOf';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(readFirebaseProject('.'));
});

afterAll(() => server.close());

test('favourites of earlier versions are counted, then get the id of their listing; the others stay as they are', async () => {
  const firestore = new FirestoreAdministration({
    projectId: 'identify-favourites',
    emulator: `127.0.0.1:${server.port}`,
    accessToken: () => Promise.resolve('owner'),
  });
  const former = protoFieldsOf({ card: '{}' });
  const current = protoFieldsOf({ card: '{}', listingId: 'lampe' });
  await firestore.commit([
    { path: 'users/karim', fields: protoFieldsOf({ name: 'Karim' }) },
    { path: 'users/lina', fields: protoFieldsOf({ name: 'Lina' }) },
    { path: 'users/karim/favourites/velo', fields: former },
    { path: 'users/karim/favourites/lampe', fields: current },
    { path: 'users/lina/favourites/velo', fields: former },
  ]);
  expect(await identifyFavourites(firestore, false)).toBe(2);
  expect((await firestore.list('users/lina/favourites')).map(({ fields }) => fields)).toEqual([former]);
  expect(await identifyFavourites(firestore, true)).toBe(2);
  expect(await identifyFavourites(firestore, true)).toBe(0);
  const stored = new Map((await firestore.list('users/karim/favourites')).map(({ id, fields }) => [id, fields]));
  expect(stored.get('velo')).toEqual({ ...former, ...protoFieldsOf({ listingId: 'velo' }) });
  expect(stored.get('lampe')).toEqual(current);
});
