import { afterAll, beforeAll, expect, test } from 'vitest';
import { FirestoreAdministration } from '../../../scripts/firebase/FirestoreAdministration';
import { seedFirebase } from '../../../scripts/firebase/seedFirebase';
import catalogue from '../../../src/infrastructure/embedded/demoCatalogue.json';
import type { FirestoreEngine } from '@mon-bazar/firebase-test-server/firestore/FirestoreEngine';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';

const projectId = 'demo-seed';
let server: TestServer;
let engine: FirestoreEngine;

beforeAll(async () => {
  server = await startTestServer(readFirebaseProject('.'));
  const accessToken = () => Promise.resolve('owner');
  await seedFirebase(
    new FirestoreAdministration({ projectId, emulator: `127.0.0.1:${server.port}`, accessToken }),
    Date.now(),
  );
  engine = server.firestore.engine(projectId);
});

afterAll(() => server.close());

test.each(['listings', 'cardsByDate', 'cardsByPrice'])('the whole catalogue is in %s', (collectionId) => {
  expect(engine.query({ from: [{ collectionId }] }, '', 'owner')).toHaveLength(catalogue.length);
});

test('a visitor may read a listing and the cards that it names', () => {
  const fields = engine.get(`listings/${catalogue[0]?.id ?? ''}`, null)?.fields ?? {};
  expect(engine.get(`cardsByDate/${fields.dateCard?.stringValue ?? ''}`, null)?.fields.listingId).toEqual({
    stringValue: catalogue[0]?.id,
  });
  expect(engine.get(`cardsByPrice/${fields.priceCard?.stringValue ?? ''}`, null)).not.toBeNull();
});

test('people have the fields that the rules and the site read', () => {
  expect(engine.get('users/demo-admin', 'owner')?.fields).toMatchObject({
    role: { stringValue: 'admin' },
    phoneNumber: { stringValue: '+33639980003' },
    freeListingsCount: { integerValue: '0' },
  });
  expect(engine.get('profiles/demo-camille', null)?.fields.displayName).toEqual({ stringValue: 'Camille' });
});
