import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { afterAll, expect, test, vi } from 'vitest';
import { protoFieldsOf } from '../../../scripts/firebase/protoValueOf';
import { seedListings } from '../../../scripts/firebase/seedFirebase';
import { AnonymousReader } from '../../../src/infrastructure/firebase/rendering/AnonymousReader';
import { FirestoreListingInventory } from '../../../src/infrastructure/firebase/rendering/FirestoreListingInventory';
import {
  documentOfListing,
  tombstoneDocumentOf,
} from '../../../src/infrastructure/firebase/documents/documentOfListing';
import { aListing } from '../../support/builders/aListing';
import { clockAtNoon } from '../../support/embedded/embeddedBackends';
import { anEmulatorProject } from '../../support/firebase/anEmulatorProject';
import { describeListingInventory } from '../listings/listingInventoryContract';

const firestore = await firestoreUnderTest();

afterAll(() => firestore.close());

describeListingInventory('FirestoreListingInventory in Node, under the rules', {
  having: async (listings, portion) => {
    const { administration, reader } = await anEmulatorProject(firestore.host);
    await seedListings(administration, listings);
    return new FirestoreListingInventory(reader, clockAtNoon, portion);
  },
});

test('a visitor learns that a listing was deleted, and of no other that it exists', async () => {
  const { administration, reader } = await anEmulatorProject(firestore.host);
  const listing = aListing();
  await administration.commit([
    { path: 'listings/deleted', fields: protoFieldsOf(tombstoneDocumentOf(listing)) },
    ...(['paused', 'refused', 'draft', 'sold'] as const).map((state) => ({
      path: `listings/${state}`,
      fields: protoFieldsOf({ ...documentOfListing({ ...listing, state }), dateCard: '1', priceCard: '1' }),
    })),
    { path: 'listings/former', fields: protoFieldsOf({ ...documentOfListing(listing), state: 'deleted' }) },
  ]);
  const inventory = new FirestoreListingInventory(reader, clockAtNoon);
  expect(await inventory.wasDeleted('deleted')).toBe(true);
  for (const id of ['paused', 'refused', 'draft', 'sold', 'former']) expect(await inventory.wasDeleted(id)).toBe(false);
});

test('a server out of reach has no days, and no listings on a day', async () => {
  const reader = new AnonymousReader({ projectId: 'demo-none', appId: '1:0:web:0', emulator: '127.0.0.1:1' });
  const inventory = new FirestoreListingInventory(reader, clockAtNoon);
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await inventory.days()).toEqual({ ok: false, failure: 'offline' });
  await expect(inventory.publishedOn(0)[Symbol.asyncIterator]().next()).rejects.toThrow();
  vi.restoreAllMocks();
});
