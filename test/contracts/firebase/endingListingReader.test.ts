import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import type { Listing } from '../../../src/domain/listings/Listing';
import { DAY } from '../../../src/domain/shared/Instant';
import { FirestoreEndingListingReader } from '../../../src/infrastructure/firebase/notifications/FirestoreEndingListingReader';
import { aListing } from '../../support/builders/aListing';
import { listingDocument } from '../../support/firebase/storedForServer';

const END = Date.UTC(2026, 5, 15);
const server = await firestoreUnderTest();
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

async function aReader(listings: readonly Listing[]) {
  const firestore = localFirestore(server.host, `demo-${randomUUID()}`);
  const batch = firestore.batch();
  for (const listing of listings) batch.set(firestore.doc(`listings/${listing.id}`), listingDocument(listing));
  await batch.commit();
  const reader = new FirestoreEndingListingReader(firestore);
  const endingAt = async (end: number) => {
    const portions = [];
    for await (const portion of reader.endingAt(end)) portions.push(portion);
    return portions;
  };
  return { firestore, reader, endingAt };
}

test('the listings that end at a time are read in portions, each once, and only what is needed of them', async () => {
  const many = Array.from({ length: 205 }, (_, at) => aListing({ id: `velo${at}`, ownerId: `p${at}`, expiresAt: END }));
  const { endingAt } = await aReader([...many, aListing({ id: 'autre', expiresAt: END + 1 })]);
  const portions = await endingAt(END);
  expect(portions.map(({ length }) => length)).toEqual([100, 100, 5]);
  expect(portions[0]?.[0]).toEqual({ ownerId: 'p0', state: 'online', expiresAt: END });
  expect(new Set(portions.flat().map(({ ownerId }) => ownerId)).size).toBe(205);
  expect((await endingAt(END + DAY)).flat()).toEqual([]);
});

test('a portion that is just full is not the last one for sure', async () => {
  const { endingAt } = await aReader(
    Array.from({ length: 100 }, (_, at) => aListing({ id: `v${at}`, expiresAt: END })),
  );
  expect((await endingAt(END)).map(({ length }) => length)).toEqual([100, 0]);
});

test('the listings of a person that end at one of two times are read whole, those of others and other times are not', async () => {
  const [soon, ended] = [aListing({ id: 'a', expiresAt: END + 3 * DAY }), aListing({ id: 'b', expiresAt: END })];
  const { reader } = await aReader([
    soon,
    ended,
    aListing({ id: 'c', expiresAt: END + DAY }),
    aListing({ id: 'd', expiresAt: END, ownerId: 'karim' }),
  ]);
  const found = await reader.ownedBy('claire', [END + 3 * DAY, END]);
  expect([...found].sort((a, b) => a.id.localeCompare(b.id))).toEqual([soon, ended]);
});

test('a malformed listing is reported and left out, a deleted one is left out', async () => {
  const { firestore, reader, endingAt } = await aReader([]);
  await firestore.doc('listings/malformed').set({ ownerId: 'claire', state: 'lost', expiresAt: new Date(END) });
  await firestore.doc('listings/deleted').set({ ownerId: 'claire', state: 'deleted', expiresAt: new Date(END) });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect((await endingAt(END)).flat().map(({ state }) => state)).toEqual(['deleted']);
  expect(await reader.ownedBy('claire', [END])).toEqual([]);
  expect(log).toHaveBeenCalledTimes(2);
});
