import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFirestore } from '../../../../scripts/firebase/localFirestore';
import { localBucket } from '../../../../scripts/firebase/scheduled/localBucket';
import { sweepFunction } from '../../../../scripts/functions/sweepFunction';
import type { PhotoRendition } from '../../../../src/application/listings/PhotoRepository';
import { UNUSED_PHOTO_GRACE } from '../../../../src/domain/listings/unusedPhoto';
import { DAY } from '../../../../src/domain/shared/Instant';
import { fileAddress, photoPath } from '../../../../src/infrastructure/firebase/connection/photoAddress';
import { aListing, NOON } from '../../../support/builders/aListing';
import { accountDocument, listingDocument } from '../../../support/firebase/storedForServer';
import { storePhoto } from '../../../support/firebase/storePhoto';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(readFirebaseProject('.'));
});
afterAll(() => server.close());

/** A project of its own, whose site browsers use under the rules. */
function aSite(projectId: string) {
  const host = `127.0.0.1:${server.port}`;
  const [firestore, bucket] = [localFirestore(host, projectId), localBucket(host, projectId)];
  // Later than what is uploaded during the test.
  const time = { now: Date.now() + DAY };
  const { sweepPhotos } = sweepFunction({ firestore, bucket, now: () => time.now });
  const addressOf = (id: string, rendition: PhotoRendition = 'page') =>
    fileAddress({ storageBucket: bucket.name, emulator: host }, id, rendition);
  /** As a visitor is answered. */
  const statusOf = async (id: string) => (await fetch(`${addressOf(id)}?alt=media`)).status;
  /** As the owner’s browser stores a file. */
  const upload = async (id: string, rendition: PhotoRendition) => {
    const claims = Buffer.from(JSON.stringify({ sub: id.split('~')[0] })).toString('base64url');
    const parts = ['application/json\r\n\r\n{"contentType":"image/webp"}', 'image/webp\r\n\r\nother'];
    const address = `http://${host}/v0/b/${bucket.name}/o?name=${encodeURIComponent(photoPath(id, rendition))}`;
    const headers = {
      Authorization: `Firebase a.${claims}.b`,
      'Content-Type': 'multipart/related; boundary=line',
    };
    const body = `${parts.map((part) => `--line\r\nContent-Type: ${part}\r\n`).join('')}--line--`;
    return (await fetch(address, { method: 'POST', headers, body })).status;
  };
  const publish = (id: string, ...photoIds: readonly string[]) => {
    const photos = photoIds.map((photoId) => ({ id: photoId, width: 1600, height: 1200 }));
    return firestore.doc(`listings/${id}`).set(listingDocument(aListing({ id, ownerId: 'claire', photos })));
  };
  return { firestore, bucket, time, sweepPhotos, statusOf, upload, publish };
}

test('visitors are served photos of listings, messages and accounts after the sweep, and none that nothing names', async () => {
  const site = aSite('demo-swept');
  const used = ['claire~inlisting', 'claire~portrait0', 'karim~sentphoto'];
  const unused = ['claire~draft000', 'claire~replaced', 'gone~ofaccount'];
  for (const id of [...used, ...unused]) await storePhoto(site.bucket, id);
  await site.publish('velo', 'claire~inlisting');
  const account = { ...accountDocument('claire', null, NOON), photoURL: 'photo:claire~portrait0' };
  await site.firestore.doc('users/claire').set(account);
  const photo = { id: 'karim~sentphoto', width: 4, height: 3 };
  await site.firestore.doc('conversations/velo~karim/messages/sentphoto').set({ kind: 'photo', photo });
  expect(await site.sweepPhotos()).toMatchObject({ seen: 6, marked: 3, emptied: 0, failed: 0, isComplete: true });
  expect(await Promise.all([...used, ...unused].map(site.statusOf))).toEqual(Array.from({ length: 6 }, () => 200));
  site.time.now += UNUSED_PHOTO_GRACE;
  expect(await site.sweepPhotos()).toMatchObject({ seen: 6, marked: 0, emptied: 3, failed: 0, isComplete: true });
  expect(await Promise.all(used.map(site.statusOf))).toEqual([200, 200, 200]);
  expect(await Promise.all(unused.map(site.statusOf))).toEqual([403, 403, 403]);
  expect(await site.sweepPhotos()).toMatchObject({ seen: 3, marked: 0, emptied: 0 });
});

test('an owner stores no other photo under the id of one that was emptied, and stores new ones', async () => {
  const site = aSite('demo-swept-ids');
  await storePhoto(site.bucket, 'claire~draft000', ['page']);
  await site.sweepPhotos();
  site.time.now += UNUSED_PHOTO_GRACE;
  expect(await site.sweepPhotos()).toMatchObject({ emptied: 1 });
  for (const rendition of ['page', 'card', 'thumbnail'] as const)
    expect(await site.upload('claire~draft000', rendition)).toBe(403);
  expect(await site.upload('claire~newphoto', 'page')).toBe(200);
});

test('a photo whose draft is published between its mark and its end stays, and has no mark any more', async () => {
  const site = aSite('demo-swept-drafts');
  await storePhoto(site.bucket, 'claire~draft000');
  await site.sweepPhotos();
  await site.publish('velo', 'claire~draft000');
  site.time.now += UNUSED_PHOTO_GRACE;
  expect(await site.sweepPhotos()).toMatchObject({ unmarked: 1, emptied: 0 });
  expect(await site.statusOf('claire~draft000')).toBe(200);
  const [{ metadata }] = await site.bucket.file(photoPath('claire~draft000', 'page')).getMetadata();
  expect(metadata ?? {}).not.toHaveProperty('unusedSince');
});

test('a sweep reads each listing of an owner with photos, the two documents of the account, and one more for messages that do not exist', async () => {
  const site = aSite('demo-sweep-costs');
  const { costs } = server.firestore.engine('demo-sweep-costs');
  await site.publish('velo', 'claire~first000', 'claire~second00');
  await site.publish('table', 'claire~third000');
  for (const id of ['claire~first000', 'claire~second00', 'claire~third000']) await storePhoto(site.bucket, id);
  // Of the progress, the listings and the account.
  costs.reset();
  await site.sweepPhotos();
  expect(costs.figures.documentsRead).toBe(1 + 2 + 2);
  await storePhoto(site.bucket, 'claire~draft000');
  // A query without an answer is billed as one read.
  costs.reset();
  await site.sweepPhotos();
  expect(costs.figures.documentsRead).toBe(1 + 2 + 2);
});
