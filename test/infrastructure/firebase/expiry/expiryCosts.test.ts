import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { expect, test } from 'vitest';
import { localFirestore } from '../../../../scripts/firebase/localFirestore';
import { expiryFunction } from '../../../../scripts/functions/expiryFunction';
import { aListing, NOON } from '../../../support/builders/aListing';
import { accountDocument, listingDocument } from '../../../support/firebase/storedForServer';

test('a run reads three documents for each listing that expires, and none for those that have expired or have not ended', async () => {
  const server = await startTestServer(readFirebaseProject('.'));
  const firestore = localFirestore(`127.0.0.1:${server.port}`, 'demo-expiry-costs');
  const { costs } = server.firestore.engine('demo-expiry-costs');
  const store = (id: string, expiresAt: number) =>
    firestore.doc(`listings/${id}`).set(listingDocument(aListing({ id, expiresAt })));
  for (const id of ['velo', 'table']) await store(id, NOON);
  await store('lampe', NOON + 1);
  await firestore.doc('users/claire').set(accountDocument('claire', null, NOON));
  const { expireListings } = expiryFunction({ firestore, now: () => NOON });
  const figuresOfRun = async () => {
    costs.reset();
    await expireListings();
    return costs.figures.documentsRead;
  };
  expect(await figuresOfRun()).toBe(6);
  expect(await figuresOfRun()).toBe(0);
  await firestore.terminate();
  await server.close();
});
