import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import type { FileMetadata, GetFilesOptions, SaveData, SaveOptions } from '@google-cloud/storage';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { localBucket } from '../../../scripts/firebase/scheduled/localBucket';
import { SweepPhotos } from '../../../src/application/listings/sweep/SweepPhotos';
import { UNUSED_PHOTO_GRACE } from '../../../src/domain/listings/unusedPhoto';
import { DAY } from '../../../src/domain/shared/Instant';
import { photoPath } from '../../../src/infrastructure/firebase/connection/photoAddress';
import { FirebaseStoredPhotos } from '../../../src/infrastructure/firebase/sweep/FirebaseStoredPhotos';
import { FirestorePhotoUses } from '../../../src/infrastructure/firebase/sweep/FirestorePhotoUses';
import { FirestoreSweepProgress } from '../../../src/infrastructure/firebase/sweep/FirestoreSweepProgress';
import { aListing } from '../../support/builders/aListing';
import { failCall, type FailingCall } from '../../support/firebase/functions/failCall';
import { listingDocument } from '../../support/firebase/storedForServer';
import { storePhoto } from '../../support/firebase/storePhoto';

const { indexes } = readFirebaseProject('.');
const server = await firestoreUnderTest({ indexes });
/** Google’s emulator has no Storage here. */
const files = await startTestServer();
afterAll(() => Promise.all([server.close(), files.close()]));

const RENDITIONS = ['thumbnail', 'card', 'page'] as const;
const [LISTED, DRAFT] = ['claire~listed00', 'claire~draft000'];

/** One photo of a listing online and one that nothing names. */
async function aSetup() {
  const projectId = `demo-${randomUUID()}`;
  const firestore = localFirestore(server.host, projectId);
  const openBucket = () => localBucket(`127.0.0.1:${files.port}`, projectId);
  const listing = aListing({ ownerId: 'claire', photos: [{ id: LISTED, width: 1600, height: 1200 }] });
  await firestore.doc(`listings/${listing.id}`).set(listingDocument(listing));
  await Promise.all([LISTED, DRAFT].map((id) => storePhoto(openBucket(), id)));
  const setup = {
    now: Date.now() + DAY,
    /** What a function does once a day, with each of its requests by `call`. */
    run: ({ call }: Pick<FailingCall, 'call'>) => {
      const [uses, progress] = [new FirestorePhotoUses(firestore), new FirestoreSweepProgress(firestore)];
      return new SweepPhotos(
        new FirebaseStoredPhotos(throughCalls(openBucket(), call)),
        { usedAmong: (photoIds) => call(() => uses.usedAmong(photoIds)) },
        { read: () => call(() => progress.read()), store: (photoId) => call(() => progress.store(photoId)) },
        { now: () => setup.now },
      ).execute();
    },
    filesOf: (id: string) =>
      RENDITIONS.filter((rendition) => {
        const stored = files.storage.bucket(openBucket().name).get(photoPath(id, rendition));
        return (stored?.bytes.length ?? 0) > 0;
      }).length,
  };
  return setup;
}

function throughCalls(bucket: ReturnType<typeof localBucket>, call: FailingCall['call']) {
  const [fileOf, getFiles] = [bucket.file.bind(bucket), bucket.getFiles.bind(bucket)];
  return Object.assign(bucket, {
    getFiles: (options: GetFilesOptions) => call(() => getFiles(options)),
    file: (path: string) => {
      const file = fileOf(path);
      const [setMetadata, save] = [file.setMetadata.bind(file), file.save.bind(file)];
      return Object.assign(file, {
        setMetadata: (metadata: FileMetadata) => call(() => setMetadata(metadata)),
        save: (data: SaveData, options: SaveOptions) => call(() => save(data, options)),
      });
    },
  });
}

const unhindered: Pick<FailingCall, 'call'> = { call: (work) => work() };

describe('the sweep', () => {
  test.each(['refused', 'unanswered'] as const)(
    'a run of which any request is %s keeps the photo of a listing, and later runs empty the one that nothing names',
    async (how) => {
      let at = 0;
      for (let isReached = true; isReached; at += 1) {
        const setup = await aSetup();
        const fault = failCall(at, how);
        await Promise.allSettled([setup.run(fault)]);
        setup.now += UNUSED_PHOTO_GRACE;
        await Promise.allSettled([setup.run(fault)]);
        isReached = fault.hasFailed();
        expect(setup.filesOf(LISTED), `request ${at}`).toBe(3);
        for (let days = 0; days < 2; days += 1) {
          setup.now += UNUSED_PHOTO_GRACE;
          await setup.run(unhindered);
        }
        expect([setup.filesOf(LISTED), setup.filesOf(DRAFT)], `request ${at}`).toEqual([3, 0]);
      }
      expect(at, 'requests').toBeGreaterThan(12);
    },
  );

  test('two runs at the same time empty what nothing names and keep the rest', async () => {
    const setup = await aSetup();
    await Promise.all([setup.run(unhindered), setup.run(unhindered)]);
    setup.now += UNUSED_PHOTO_GRACE;
    await Promise.all([setup.run(unhindered), setup.run(unhindered)]);
    expect([setup.filesOf(LISTED), setup.filesOf(DRAFT)]).toEqual([3, 0]);
  });
});
