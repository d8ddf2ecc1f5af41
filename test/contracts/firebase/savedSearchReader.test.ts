import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { FirestoreSavedSearchReader } from '../../../src/infrastructure/firebase/notifications/FirestoreSavedSearchReader';
import { NOON } from '../../support/builders/aListing';
import { savedSearchDocument } from '../../support/firebase/storedForServer';

const server = await firestoreUnderTest();
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

function aReader() {
  const firestore = localFirestore(server.host, `demo-${randomUUID()}`);
  return { firestore, reader: new FirestoreSavedSearchReader(firestore) };
}

test('the saved searches and hidden sellers of a person are read as the SDK of browsers has stored them, those of others are not', async () => {
  const { firestore, reader } = aReader();
  await firestore.doc('users/claire/saved_searches/velos').set(savedSearchDocument('Vélos', 'q=v%C3%A9lo', NOON));
  await firestore
    .doc('users/claire/saved_searches/livres')
    .set(savedSearchDocument('Livres', 'q=livre&anciennete=12', NOON + 1));
  await firestore.doc('users/claire/hidden_sellers/ines').set({ name: 'Inès', hiddenAt: new Date(NOON) });
  await firestore.doc('users/karim/saved_searches/autre').set(savedSearchDocument('Autre', 'q=autre', NOON));
  expect(await reader.hasAny('claire')).toBe(true);
  expect(await reader.read('claire')).toEqual({
    searches: [
      {
        id: 'livres',
        name: 'Livres',
        criteria: { ...noCriteria, query: 'livre', seniority: 12 },
        createdAt: NOON + 1,
        lookedAt: NOON + 1,
      },
      { id: 'velos', name: 'Vélos', criteria: { ...noCriteria, query: 'vélo' }, createdAt: NOON, lookedAt: NOON },
    ],
    hiddenSellers: new Set(['ines']),
  });
});

test('a person without saved searches has none', async () => {
  const { reader } = aReader();
  expect(await reader.hasAny('claire')).toBe(false);
  expect(await reader.read('claire')).toEqual({ searches: [], hiddenSellers: new Set() });
});

test('a malformed saved search is reported, and left out', async () => {
  const { firestore, reader } = aReader();
  await firestore.doc('users/claire/saved_searches/velos').set({ createdAt: new Date(NOON) });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect((await reader.read('claire')).searches).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
});
