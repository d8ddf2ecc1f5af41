import type { Firestore } from '@google-cloud/firestore';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoListings } from '../../../../scripts/content/demoListings';
import { FirestoreAdministration } from '../../../../scripts/firebase/FirestoreAdministration';
import { localFirestore } from '../../../../scripts/firebase/localFirestore';
import { seedListings } from '../../../../scripts/firebase/seedFirebase';
import { cardDocumentsOf } from '../../../../src/infrastructure/firebase/cards/cardDocumentsOf';
import { repairCards } from '../../../../src/infrastructure/firebase/cardRepair/repairCards';
import { documentOfListing } from '../../../../src/infrastructure/firebase/documents/documentOfListing';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { aListing, NOON } from '../../../support/builders/aListing';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(readFirebaseProject('.'));
});
afterAll(() => server.close());

const velo = aListing();
const { dateCard, priceCard } = cardDocumentsOf(velo);
const right = { written: [`cardsByDate/${dateCard}`, `cardsByPrice/${priceCard}`], deleted: [] };
const nothing = { written: [], deleted: [] };

/** What a browser commits. */
async function store(firestore: Firestore, listing: Listing, before: Listing = listing): Promise<void> {
  const [old, next] = [cardDocumentsOf(before), cardDocumentsOf(listing)];
  const batch = firestore.batch();
  batch.delete(firestore.doc(`cardsByPrice/${old.priceCard}`));
  batch.set(firestore.doc(`listings/${listing.id}`), documentOfListing(listing));
  batch.set(firestore.doc(`cardsByDate/${next.dateCard}`), next.byDate);
  batch.set(firestore.doc(`cardsByPrice/${next.priceCard}`), next.byPrice);
  await batch.commit();
}

async function aProject(projectId: string) {
  const firestore = localFirestore(`127.0.0.1:${server.port}`, projectId);
  await firestore.doc('listings/velo').set(documentOfListing(velo));
  const { costs, faults } = server.firestore.engine(projectId);
  return { firestore, costs, faults };
}

test('a listing that changes between the reading and the writing of a repair has the cards of what it has become', async () => {
  const { firestore } = await aProject('demo-repair-race');
  const dearer: Listing = { ...velo, title: 'Vélo de course', price: { kind: 'amount', euros: 300 } };
  const run = firestore.runTransaction.bind(firestore);
  let attempts = 0;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) =>
    run(async (transaction) => {
      const outcome = await work(transaction);
      attempts += 1;
      if (attempts === 1) await store(firestore, dearer);
      return outcome;
    }),
  );
  expect(await repairCards(firestore, 'velo')).toEqual(nothing);
  expect(attempts).toBe(2);
  const found = await Promise.all(['cardsByDate', 'cardsByPrice'].map((name) => firestore.collection(name).get()));
  expect(found.map(({ docs }) => docs.map((card) => [card.id, String(card.get('listing.title'))]))).toEqual([
    [[cardDocumentsOf(dearer).dateCard, 'Vélo de course']],
    [[cardDocumentsOf(dearer).priceCard, 'Vélo de course']],
  ]);
});

test.each([
  ['the listing', '/listings/velo"]'],
  ['a query of cards', '"cardsByPrice"'],
  ['the commit', '"writes"'],
])(
  'a repair rejects and writes nothing when Firestore refuses %s, and another one completes it',
  async (_what, where) => {
    const projectId = `demo-repair-${where.length}`;
    const { firestore, faults } = await aProject(projectId);
    faults.plan({ status: 'PERMISSION_DENIED', times: 1, where });
    await expect(repairCards(firestore, 'velo')).rejects.toThrow();
    expect((await firestore.collection('cardsByDate').get()).docs).toEqual([]);
    expect(await repairCards(firestore, 'velo')).toEqual(right);
    expect(await repairCards(firestore, 'velo')).toEqual(nothing);
  },
);

test('a repair reads the listing and its two cards, and writes what is wrong alone', async () => {
  const { firestore, costs } = await aProject('demo-repair-costs');
  const figuresOf = async (step: () => Promise<unknown>) => {
    costs.reset();
    await step();
    const { documentsRead, documentsWritten } = costs.figures;
    return { documentsRead, documentsWritten };
  };
  // Queries that find nothing are billed as one read each, which the test server does not count.
  expect(await figuresOf(() => repairCards(firestore, 'velo'))).toEqual({ documentsRead: 1, documentsWritten: 2 });
  expect(await figuresOf(() => repairCards(firestore, 'velo'))).toEqual({ documentsRead: 3, documentsWritten: 0 });
});

test('no listing of the demo catalogue, whose categories, places and prices are many, has a card that is wrong', async () => {
  const projectId = 'demo-repair-catalogue';
  const emulator = `127.0.0.1:${server.port}`;
  const accessToken = () => Promise.resolve('owner');
  const listings = demoListings(NOON);
  await seedListings(new FirestoreAdministration({ projectId, emulator, accessToken }), listings);
  const firestore = localFirestore(emulator, projectId);
  for (const { id } of listings) expect(await repairCards(firestore, id), id).toEqual(nothing);
});
