import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDeletedListings } from '../../../scripts/firebase/emptyDeletedListings';
import { FirestoreAdministration } from '../../../scripts/firebase/FirestoreAdministration';
import { protoFieldsOf } from '../../../scripts/firebase/protoValueOf';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(readFirebaseProject('.'));
});

afterAll(() => server.close());

const photos = ['claire~aaaaaaaa', 'claire~bbbbbbbb'].map((id) => ({ id, width: 4, height: 3 }));
const dates = { publishedAt: 1, updatedAt: 2 };
const tombstone = { ownerId: 'claire', state: 'deleted', ...dates };

async function formerListings(projectId: string): Promise<FirestoreAdministration> {
  const firestore = new FirestoreAdministration({
    projectId,
    emulator: `127.0.0.1:${server.port}`,
    accessToken: () => Promise.resolve('owner'),
  });
  const documents = {
    'listings/old': {
      ...tombstone,
      title: 'Vélo',
      price: { kind: 'gift' },
      photos,
      dateCard: '1_old',
      priceCard: '2_old',
    },
    'listings/tombstone': tombstone,
    'listings/online': { ownerId: 'claire', state: 'online', title: 'Lampe', photos: photos.slice(1), ...dates },
    'deals/old': { ownerId: 'claire', buyerId: 'karim' },
    'deals/online': { ownerId: 'claire', buyerId: 'karim' },
  };
  await firestore.commit(
    Object.entries(documents).map(([path, document]) => ({ path, fields: protoFieldsOf(document) })),
  );
  return firestore;
}

const idsIn = async (firestore: FirestoreAdministration, collection: string) =>
  (await firestore.list(collection)).map(({ id }) => id);

test('a dry run counts the deleted listings with content and changes nothing', async () => {
  const firestore = await formerListings('demo-emptying-dry');
  const before = await firestore.list('listings');
  const emptied: string[] = [];
  expect(await emptyDeletedListings(firestore, async (path) => void emptied.push(path), false)).toBe(1);
  expect(emptied).toEqual([]);
  expect(await firestore.list('listings')).toEqual(before);
});

test('a deleted listing keeps its owner, state and dates; files that another listing shows are not emptied', async () => {
  const firestore = await formerListings('demo-emptying');
  const emptied: string[] = [];
  expect(await emptyDeletedListings(firestore, async (path) => void emptied.push(path), true)).toBe(1);
  expect(emptied).toEqual(['thumbnail', 'card', 'page'].map((size) => `photos/claire/claire~aaaaaaaa/${size}`));
  const stored = await firestore.list('listings');
  expect(stored.find(({ id }) => id === 'old')?.fields).toEqual(protoFieldsOf(tombstone));
  expect(Object.keys(stored.find(({ id }) => id === 'online')?.fields ?? {})).toContain('title');
  expect(await idsIn(firestore, 'deals')).toEqual(['online']);
  expect(await emptyDeletedListings(firestore, async (path) => void emptied.push(path), true)).toBe(0);
});

test('a listing whose files cannot be emptied keeps its content for another run', async () => {
  const firestore = await formerListings('demo-emptying-failing');
  const before = await firestore.list('listings');
  const failing = () => Promise.reject(new Error('Storage refused'));
  await expect(emptyDeletedListings(firestore, failing, true)).rejects.toThrow('Storage refused');
  expect(await firestore.list('listings')).toEqual(before);
});
