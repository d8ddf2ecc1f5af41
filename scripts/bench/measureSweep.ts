import { randomUUID } from 'node:crypto';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { photoIdOf } from '../../src/domain/listings/Photo';
import { UNUSED_PHOTO_GRACE } from '../../src/domain/listings/unusedPhoto';
import { DAY } from '../../src/domain/shared/Instant';
import { photoPath } from '../../src/infrastructure/firebase/connection/photoAddress';
import { findGoogleFirestore, startGoogleFirestore } from '../checks/googleFirestore';
import { FirestoreAdministration, type AdministrationWrite } from '../firebase/FirestoreAdministration';
import { localFirestore } from '../firebase/localFirestore';
import { protoFieldsOf } from '../firebase/protoValueOf';
import { localBucket } from '../firebase/scheduled/localBucket';
import { sweepFunction } from '../functions/sweepFunction';

export interface SweepRun {
  readonly what: string;
  readonly seen: number;
  readonly changed: number;
  readonly seconds: number;
  /** Documents read; null: the server does not say. */
  readonly reads: number | null;
}

export interface SweepFigures {
  readonly server: string;
  readonly runs: readonly SweepRun[];
  /** Photos that nothing names and that still have content. */
  readonly left: number;
  /** Photos of the listings online that have lost content. */
  readonly lost: number;
}

const RENDITIONS = ['thumbnail', 'card', 'page'] as const;
/** A shop with many listings, and people with one or two. */
const OF_SHOP = 100;
const PEOPLE = 15_000;
const WRITES_AT_ONCE = 500;

/**
 * Sweeps the photos of deleted listings, one of each, on the test server, and on Google’s emulator where it is installed: their files, which the
 * bucket of the test server has both times, are still there, as deletions that stopped midway leave them. For each ten of those listings there
 * is one online, whose photo must stay.
 */
export async function* measureSweep(deleted: number): AsyncIterable<SweepFigures> {
  const server = await startTestServer(readFirebaseProject('.'));
  const host = `127.0.0.1:${server.port}`;
  yield await measureOn('test server', { server, host, deleted });
  const found = findGoogleFirestore();
  if (!('missing' in found)) {
    const google = await startGoogleFirestore(found.jar, 'firestore.rules');
    yield await measureOn('Google’s emulator', { server, host: google.host, deleted });
    google.stop();
  }
  await server.close();
}

interface Measured {
  /** Has the bucket. */
  readonly server: TestServer;
  /** Of Firestore: that of the server, or another one, which does not say what it reads. */
  readonly host: string;
  readonly deleted: number;
}

async function measureOn(name: string, { server, host, deleted }: Measured): Promise<SweepFigures> {
  const ownHost = `127.0.0.1:${server.port}`;
  const projectId = `demo-${randomUUID()}`;
  const [firestore, bucket] = [localFirestore(host, projectId), localBucket(ownHost, projectId)];
  const places = Array.from({ length: Math.ceil(deleted * 1.1) }, (_, at) => placeOf(at, at < deleted));
  await storeListings(host, projectId, places);
  const hasContent = await storeFiles(server, bucket.name, places);
  let now = Date.now() + DAY;
  const tasks = sweepFunction({ firestore, bucket, now: () => now });
  const costs = host === ownHost ? server.firestore.engine(projectId).costs : null;
  const run = async (what: string): Promise<SweepRun> => {
    costs?.reset();
    const begun = performance.now();
    const { seen, marked, emptied } = await tasks.sweepPhotos();
    const seconds = (performance.now() - begun) / 1000;
    return { what, seen, changed: marked + emptied, seconds, reads: costs?.figures.documentsRead ?? null };
  };
  const runs = [await run('marks')];
  now += UNUSED_PHOTO_GRACE;
  runs.push(await run('empties'), await run('finds nothing left'));
  const left = places.filter(({ isDeleted, photoId }) => isDeleted && hasContent(photoId, 'some')).length;
  const lost = places.filter(({ isDeleted, photoId }) => !isDeleted && !hasContent(photoId, 'every')).length;
  await firestore.terminate();
  return { server: name, runs, left, lost };
}

interface Place {
  readonly listingId: string;
  readonly ownerId: string;
  readonly photoId: string;
  readonly isDeleted: boolean;
}

function placeOf(at: number, isDeleted: boolean): Place {
  const ownerId = at < OF_SHOP ? 'shop' : `person${at % PEOPLE}`;
  return { listingId: `listing${at}`, ownerId, photoId: photoIdOf(ownerId, `photo-${at}`), isDeleted };
}

async function storeListings(host: string, projectId: string, places: readonly Place[]): Promise<void> {
  const accessToken = () => Promise.resolve('owner');
  const administration = new FirestoreAdministration({ projectId, emulator: host, accessToken });
  const writes = places.map(({ listingId, ownerId, photoId, isDeleted }): AdministrationWrite => {
    const shown = { state: 'online', photos: [{ id: photoId, width: 1600, height: 1200 }] };
    const fields = { ownerId, ...(isDeleted ? { state: 'deleted' } : shown) };
    return { path: `listings/${listingId}`, fields: protoFieldsOf(fields) };
  });
  for (let done = 0; done < writes.length; done += WRITES_AT_ONCE)
    await administration.commit(writes.slice(done, done + WRITES_AT_ONCE));
}

/** Copies one file, without a request for each. Returns whether some, or every, file of a photo has content. */
async function storeFiles(server: TestServer, bucketName: string, places: readonly Place[]) {
  const host = `127.0.0.1:${server.port}`;
  const file = localBucket(host, bucketName.split('.')[0] ?? '').file('model');
  await file.save('picture', { contentType: 'image/webp', resumable: false, validation: false });
  const bucket = server.storage.bucket(bucketName);
  const model = bucket.get('model');
  if (model === null) throw new Error('The model was not stored.');
  for (const { photoId } of places)
    for (const rendition of RENDITIONS) bucket.put({ ...model, name: photoPath(photoId, rendition) });
  return (photoId: string, which: 'some' | 'every') =>
    RENDITIONS[which]((rendition) => (bucket.get(photoPath(photoId, rendition))?.bytes.length ?? 0) > 0);
}
