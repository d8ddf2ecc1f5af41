import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { expiryFunction } from '../../../scripts/functions/expiryFunction';
import { isPublic } from '../../../src/domain/listings/lifecycle/ListingState';
import type { Listing } from '../../../src/domain/listings/Listing';
import { transitionListing } from '../../../src/domain/listings/lifecycle/transitionListing';
import { cardIds } from '../../../src/infrastructure/firebase/cards/cardIds';
import { listingOfDocument } from '../../../src/infrastructure/firebase/documents/listingOfDocument';
import { FirestoreEndedListings } from '../../../src/infrastructure/firebase/expiry/FirestoreEndedListings';
import { aListing, NOON } from '../../support/builders/aListing';
import { failTransaction } from '../../support/firebase/functions/failTransaction';
import { accountDocument, listingDocument } from '../../support/firebase/storedForServer';
import { describeEndedListings, type EndedListingsBackend } from '../listings/endedListingsContract';

const { indexes } = readFirebaseProject('.');
const server = await firestoreUnderTest({ indexes });
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

const ended = aListing({ expiresAt: NOON - 1 });
const expire = (listing: Listing) => transitionListing(listing, 'expire', NOON);

async function open() {
  const firestore = localFirestore(server.host, `demo-${randomUUID()}`);
  const backend: EndedListingsBackend = {
    ended: new FirestoreEndedListings(firestore),
    given: async (listings) => {
      const batch = firestore.batch();
      for (const listing of listings) {
        const ids = cardIds(listing);
        const card = { listingId: listing.id, expiresAt: new Date(listing.expiresAt) };
        batch.set(firestore.doc(`listings/${listing.id}`), { ...listingDocument(listing), ...ids });
        if (!isPublic(listing.state)) continue;
        batch.set(firestore.doc(`cardsByDate/${ids.dateCard}`), card);
        batch.set(firestore.doc(`cardsByPrice/${ids.priceCard}`), card);
      }
      await batch.commit();
    },
    giveCount: async (uid, freeListingsCount) => {
      await firestore.doc(`users/${uid}`).set({ ...accountDocument(uid, null, NOON), freeListingsCount });
    },
    stored: async (id) => {
      const document = await firestore.doc(`listings/${id}`).get();
      return document.exists ? listingOfDocument(document) : null;
    },
    cards: async () => {
      const found = await Promise.all(['cardsByDate', 'cardsByPrice'].map((name) => firestore.collection(name).get()));
      const ids = found.map(({ docs }) => docs.map((card) => String(card.get('listingId'))).toSorted());
      expect(ids[0]).toEqual(ids[1]);
      return ids[0] ?? [];
    },
    countOf: async (uid) => {
      const count: unknown = (await firestore.doc(`users/${uid}`).get()).get('freeListingsCount');
      return typeof count === 'number' ? count : null;
    },
  };
  return { firestore, ...backend };
}

describeEndedListings('FirestoreEndedListings', open);

test('a listing whose cards Firestore has removed already, or that a former version stored without their ids, expires', async () => {
  const backend = await open();
  await backend.firestore.doc('listings/velo').set(listingDocument(ended));
  expect(await backend.ended.change(ended, expire)).toBe(true);
  expect((await backend.firestore.doc('listings/velo').get()).data()).toMatchObject({
    state: 'expired',
    ...cardIds(ended),
  });
});

test.each(['refused', 'unanswered'] as const)(
  'a listing whose expiry is %s is reported, keeps no other from expiring, and is counted once by the run that comes again',
  async (how) => {
    const backend = await open();
    await backend.given(['velo', 'table', 'lampe'].map((id) => ({ ...ended, id })));
    await backend.giveCount('claire', 5);
    const { expireListings } = expiryFunction({ firestore: backend.firestore, now: () => NOON });
    const fault = failTransaction(backend.firestore, 1, how);
    expect(await expireListings()).toMatchObject({ expired: 2, failed: 1, isComplete: true });
    fault.end();
    expect([(await backend.cards()).length, await backend.countOf('claire')]).toEqual(
      how === 'refused' ? [1, 3] : [0, 2],
    );
    expect(await expireListings()).toMatchObject({ expired: how === 'refused' ? 1 : 0, failed: 0 });
    expect([await backend.cards(), await backend.countOf('claire')]).toEqual([[], 2]);
  },
);

test('the rate of the owner and the buyer of a reserved listing stay as they are', async () => {
  const backend = await open();
  const reserved = { ...ended, state: 'reserved' } as const;
  await backend.given([reserved]);
  await backend.giveCount('claire', 1);
  const others = ['deals/velo', 'users/claire/rates/listings', 'favourite_counts/velo'];
  for (const path of others) await backend.firestore.doc(path).set({ ownerId: 'claire' });
  await backend.ended.change(reserved, expire);
  for (const path of others)
    expect((await backend.firestore.doc(path).get()).data(), path).toEqual({ ownerId: 'claire' });
  expect((await backend.firestore.doc('users/claire').get()).data()).toMatchObject({
    freeListingsCount: 0,
    displayName: 'Karim',
  });
});

test('a malformed listing is reported and not changed, a malformed owner is left out, and neither keeps others from expiring', async () => {
  const backend = await open();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await backend.given([ended]);
  const longAgo = { state: 'online', expiresAt: new Date(NOON - 2) };
  await backend.firestore.doc('listings/malformed').set({ ...longAgo, ownerId: 'claire' });
  await backend.firestore.doc('listings/nobody').set({ ...longAgo, ownerId: 7 });
  await backend.firestore.doc('users/claire').set({ freeListingsCount: 'many' });
  const changed: [string, boolean][] = [];
  for await (const portion of backend.ended.endedAt(NOON))
    for (const listing of portion) changed.push([listing.id, await backend.ended.change(listing, expire)]);
  expect(changed).toEqual([
    ['malformed', false],
    ['velo', true],
  ]);
  expect((await backend.firestore.doc('listings/malformed').get()).get('state')).toBe('online');
  expect(await backend.countOf('claire')).toBeNull();
  expect(log).toHaveBeenCalledTimes(3);
});
