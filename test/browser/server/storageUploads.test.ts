import { getBytes, getMetadata, ref, uploadBytes, uploadBytesResumable } from 'firebase/storage';
import { beforeEach, expect, test } from 'vitest';
import { aPictureFile, digestOf } from '../../support/builders/aPictureFile';
import { aStorageBucket, type StorageTestBucket } from '../../support/firebase/aStorageBucket';

const rules = `
rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /photos/{owner}/{name} {
      allow get: if true;
      allow create: if request.auth.uid == owner && resource == null && request.resource.size <= 3 * 1024 * 1024
        && request.resource.contentType.matches('image/.*');
    }
  }
}`;
/** The SDK sends larger files in pieces of this size. */
const PIECE = 256 * 1024;
const webp = { contentType: 'image/webp' };
const unauthorized = { code: 'storage/unauthorized' };

let bucket: StorageTestBucket;

beforeEach(async () => {
  bucket = await aStorageBucket(rules);
});

test('a large file is sent in pieces and reports its progress', async () => {
  const bytes = aPictureFile(1_500_000);
  const file = ref(bucket.client('karim'), 'photos/karim/large.webp');
  const task = uploadBytesResumable(file, bytes, webp);
  const progress: number[] = [];
  task.on('state_changed', ({ bytesTransferred }) => progress.push(bytesTransferred));
  await task;
  expect(progress).toContain(PIECE);
  expect(progress.at(-1)).toBe(1_500_000);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(await digestOf(await getBytes(file))).toBe(await digestOf(bytes));
});

test('an interrupted upload resumes after the bytes that have arrived', async () => {
  const bytes = aPictureFile(2_000_000);
  const file = ref(bucket.client('karim'), 'photos/karim/interrupted.webp');
  const task = uploadBytesResumable(file, bytes, webp);
  await new Promise<void>((resolve) => {
    const stop = task.on('state_changed', ({ state, bytesTransferred }) => {
      if (state === 'running' && bytesTransferred >= PIECE) task.pause();
      if (state !== 'paused') return;
      stop();
      resolve();
    });
  });
  await bucket.resetCosts();
  task.resume();
  await task;
  expect(await digestOf(await getBytes(file))).toBe(await digestOf(bytes));
  expect(await bucket.bytesReceived()).toBeLessThan(bytes.length);
});

test('a cancelled upload leaves no file', async () => {
  const file = ref(bucket.client('karim'), 'photos/karim/given-up.webp');
  const task = uploadBytesResumable(file, aPictureFile(1_000_000), webp);
  task.cancel();
  await expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
  await expect(getMetadata(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

test.each([
  ['a visitor', null, 'photos/karim/a.webp', 'image/webp', 1000],
  ['somebody else', 'claire', 'photos/karim/a.webp', 'image/webp', 1000],
  ['the wrong type', 'karim', 'photos/karim/a.html', 'text/html', 1000],
  ['a place without rules', 'karim', 'elsewhere/a.webp', 'image/webp', 1000],
  ['a file that is too large', 'karim', 'photos/karim/a.webp', 'image/webp', 3 * 1024 * 1024 + 1],
])('the rules refuse %s, in one piece and in pieces', async (_, uid, path, contentType, size) => {
  const file = ref(bucket.client(uid), path);
  await expect(uploadBytes(file, aPictureFile(size), { contentType })).rejects.toMatchObject(unauthorized);
  const task = uploadBytesResumable(file, aPictureFile(size + PIECE), { contentType });
  await expect(task).rejects.toMatchObject(unauthorized);
});

test('a file that is too large is refused before any byte is sent', async () => {
  const file = ref(bucket.client('karim'), 'photos/karim/a.webp');
  await expect(uploadBytesResumable(file, aPictureFile(4_000_000), webp)).rejects.toMatchObject(unauthorized);
  expect(await bucket.bytesReceived()).toBeLessThan(1000);
});

test('overwriting a file is a create with a resource', async () => {
  const file = ref(bucket.client('karim'), 'photos/karim/existing.webp');
  await uploadBytes(file, aPictureFile(10), webp);
  await expect(uploadBytes(file, aPictureFile(20), webp)).rejects.toMatchObject(unauthorized);
  expect((await getMetadata(file)).size).toBe(10);
});
