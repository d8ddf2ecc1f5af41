import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { countDeals } from '../../../scripts/firebase/countDeals';
import { FirestoreAdministration } from '../../../scripts/firebase/FirestoreAdministration';
import { protoFieldsOf } from '../../../scripts/firebase/protoValueOf';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(readFirebaseProject('.'));
});

afterAll(() => server.close());

/** Claire has sold to Karim and to Nadia, who has sold to her; a fourth sale is counted, and a fifth listing is only reserved. */
async function dealsOfEarlierVersions(projectId: string): Promise<FirestoreAdministration> {
  const firestore = new FirestoreAdministration({
    projectId,
    emulator: `127.0.0.1:${server.port}`,
    accessToken: () => Promise.resolve('owner'),
  });
  const deal = (id: string, [ownerId, buyerId]: readonly [string, string], state: string, added: object = {}) => [
    { path: `listings/${id}`, fields: protoFieldsOf({ ownerId, state }) },
    { path: `deals/${id}`, fields: protoFieldsOf({ ownerId, buyerId, ...added }) },
  ];
  await firestore.commit([
    ...deal('velo', ['claire', 'karim'], 'sold', { reviewedAt: { buyer: 1 } }),
    ...deal('canape', ['claire', 'nadia'], 'sold'),
    ...deal('lampe', ['nadia', 'claire'], 'sold'),
    ...deal('table', ['claire', 'karim'], 'sold', { isCounted: true }),
    ...deal('lit', ['claire', 'karim'], 'reserved'),
    { path: 'listings/auto', fields: protoFieldsOf({ ownerId: 'claire', state: 'sold' }) },
    { path: 'deal_counts/claire', fields: protoFieldsOf({ sales: 1, purchases: 0 }) },
    { path: 'deal_counts/karim', fields: protoFieldsOf({ sales: 0, purchases: 1 }) },
  ]);
  return firestore;
}

async function countsOf(firestore: FirestoreAdministration) {
  const counts = await firestore.list('deal_counts');
  return Object.fromEntries(
    counts.map(({ id, fields }) => [id, [fields.sales?.integerValue, fields.purchases?.integerValue]]),
  );
}

test('a dry run finds the sales that are not counted and changes nothing', async () => {
  const firestore = await dealsOfEarlierVersions('demo-count-dry');
  expect(await countDeals(firestore, false)).toBe(3);
  expect(await countsOf(firestore)).toEqual({ claire: ['1', '0'], karim: ['0', '1'] });
});

test('each sale counts once for both sides, and nothing else of its deal changes', async () => {
  const firestore = await dealsOfEarlierVersions('demo-count');
  expect(await countDeals(firestore, true)).toBe(3);
  const counts = { claire: ['3', '1'], karim: ['0', '2'], nadia: ['1', '1'] };
  expect(await countsOf(firestore)).toEqual(counts);
  const deals = await firestore.list('deals');
  expect(Object.fromEntries(deals.map(({ id, fields }) => [id, Object.keys(fields).toSorted()]))).toEqual({
    velo: ['buyerId', 'isCounted', 'ownerId', 'reviewedAt'],
    canape: ['buyerId', 'isCounted', 'ownerId'],
    lampe: ['buyerId', 'isCounted', 'ownerId'],
    table: ['buyerId', 'isCounted', 'ownerId'],
    lit: ['buyerId', 'ownerId'],
  });
  expect(await countDeals(firestore, true)).toBe(0);
  expect(await countsOf(firestore)).toEqual(counts);
});
