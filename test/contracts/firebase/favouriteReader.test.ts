import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { FirestoreFavouriteReader } from '../../../src/infrastructure/firebase/notifications/FirestoreFavouriteReader';
import { aListing, NOON } from '../../support/builders/aListing';
import { favouriteDocument, listingDocument } from '../../support/firebase/storedForServer';
import { describeFavouriteReader } from '../notifications/favouriteReaderContract';

const { indexes } = readFirebaseProject('.');
const server = await firestoreUnderTest({ indexes });
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

function aReader() {
  const firestore = localFirestore(server.host, `demo-${randomUUID()}`);
  return { firestore, reader: new FirestoreFavouriteReader(firestore) };
}

describeFavouriteReader('FirestoreFavouriteReader', () => {
  const { firestore, reader } = aReader();
  return {
    reader,
    store: async (listing) => {
      await firestore.doc(`listings/${listing.id}`).set(listingDocument(listing));
    },
    add: async (uid, listing) => {
      await firestore.doc(`users/${uid}/favourites/${listing.id}`).set(favouriteDocument(listing));
    },
    remove: async (uid, listingId) => {
      await firestore.doc(`users/${uid}/favourites/${listingId}`).delete();
    },
    hide: async (uid, sellerId) => {
      await firestore.doc(`users/${uid}/hidden_sellers/${sellerId}`).set({ name: 'x', hiddenAt: new Date(NOON) });
    },
  };
});

test('many people are read in portions, each once', async () => {
  const { firestore, reader } = aReader();
  const batch = firestore.batch();
  for (let at = 0; at < 205; at += 1)
    batch.set(firestore.doc(`users/p${at}/favourites/velo`), favouriteDocument(aListing()));
  await batch.commit();
  const portions = [];
  for await (const portion of reader.peopleWith('velo')) portions.push(portion);
  expect(portions.map(({ length }) => length)).toEqual([100, 100, 5]);
  expect(new Set(portions.flat()).size).toBe(205);
});

test('a favourite that a former version of the site has stored, without the id of its listing, is not found, but read', async () => {
  const { firestore, reader } = aReader();
  const { card, addedAt } = favouriteDocument(aListing());
  await firestore.doc('users/ines/favourites/velo').set({ card, addedAt });
  await firestore.doc('listings/velo').set(listingDocument(aListing()));
  for await (const portion of reader.peopleWith('velo')) expect(portion).toEqual([]);
  expect(await reader.of('ines', ['velo'])).toHaveLength(1);
});

test('a malformed listing or favourite is reported and left out, a deleted listing is left out', async () => {
  const { firestore, reader } = aReader();
  for (const id of ['malformed', 'deleted'])
    await firestore.doc(`users/ines/favourites/${id}`).set(favouriteDocument(aListing({ id })));
  await firestore.doc('users/ines/favourites/velo').set({ listingId: 'velo', card: '{', addedAt: new Date(NOON) });
  await firestore.doc('listings/velo').set(listingDocument(aListing()));
  await firestore.doc('listings/malformed').set({ ownerId: 'claire', state: 'lost' });
  await firestore.doc('listings/deleted').set({ ownerId: 'claire', state: 'deleted', publishedAt: new Date(NOON) });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await reader.of('ines', ['malformed', 'deleted', 'velo'])).toEqual([]);
  expect(log).toHaveBeenCalledTimes(2);
});
