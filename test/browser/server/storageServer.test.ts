import { deleteObject, getBytes, getDownloadURL, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage';
import { beforeEach, expect, test } from 'vitest';
import { aPictureFile } from '../../support/builders/aPictureFile';
import { aStorageBucket, type StorageTestBucket } from '../../support/firebase/aStorageBucket';

const rules = `
rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /photos/{owner}/{name=**} {
      allow get: if true;
      allow list, create, delete: if request.auth.uid == owner;
      allow update: if request.auth.uid == owner && request.resource.contentType == resource.contentType;
    }
  }
}`;
const webp = { contentType: 'image/webp' };
const unauthorized = { code: 'storage/unauthorized' };
const notFound = { code: 'storage/object-not-found' };

let bucket: StorageTestBucket;

beforeEach(async () => {
  bucket = await aStorageBucket(rules);
});

test('a file is stored with its bytes, name and metadata', async () => {
  const bytes = aPictureFile(1000);
  const metadataSent = {
    ...webp,
    cacheControl: 'public, max-age=31536000, immutable',
    customMetadata: { width: '640' },
  };
  const { metadata } = await uploadBytes(
    ref(bucket.client('karim'), 'photos/karim/été & mer.webp'),
    bytes,
    metadataSent,
  );
  expect(metadata).toMatchObject({ ...metadataSent, name: 'été & mer.webp', size: 1000 });
  const file = ref(bucket.client(null), 'photos/karim/été & mer.webp');
  expect(new Uint8Array(await getBytes(file))).toEqual(bytes);
  expect(new Uint8Array(await getBytes(file, 9))).toEqual(bytes.slice(0, 9));
});

test('a download address serves the file to anyone, with its type and its cache', async () => {
  const file = ref(bucket.client('karim'), 'photos/karim/a.png');
  await uploadBytes(file, aPictureFile(500), { contentType: 'image/png', cacheControl: 'public, max-age=60' });
  const answer = await fetch(await getDownloadURL(file));
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'image/png',
    'public, max-age=60',
  ]);
  expect((await answer.arrayBuffer()).byteLength).toBe(500);
});

test('metadata can be changed as far as the rules allow it', async () => {
  const file = ref(bucket.client('karim'), 'photos/karim/a.webp');
  await uploadBytes(file, aPictureFile(10), { ...webp, customMetadata: { a: '1', b: '2' } });
  const changed = await updateMetadata(file, { cacheControl: 'no-cache', customMetadata: { b: '3' } });
  expect(changed).toMatchObject({ cacheControl: 'no-cache', customMetadata: { a: '1', b: '3' }, metageneration: '2' });
  await expect(updateMetadata(file, { contentType: 'text/html' })).rejects.toMatchObject(unauthorized);
});

test('a deleted file cannot be read, not even at its address', async () => {
  const file = ref(bucket.client('karim'), 'photos/karim/a.webp');
  await uploadBytes(file, aPictureFile(10), webp);
  const address = await getDownloadURL(file);
  await expect(deleteObject(ref(bucket.client('claire'), file.fullPath))).rejects.toMatchObject(unauthorized);
  await deleteObject(file);
  await expect(getDownloadURL(file)).rejects.toMatchObject(notFound);
  await expect(deleteObject(file)).rejects.toMatchObject(notFound);
  expect((await fetch(address)).status).toBe(404);
});

test('a folder is listed for those whom the rules allow it', async () => {
  const karim = bucket.client('karim');
  for (const name of ['a.webp', 'b.webp', 'c/d.webp'])
    await uploadBytes(ref(karim, `photos/karim/${name}`), aPictureFile(1), webp);
  const { items, prefixes } = await listAll(ref(karim, 'photos/karim'));
  expect(items.map(({ name }) => name)).toEqual(['a.webp', 'b.webp']);
  expect(prefixes.map(({ fullPath }) => fullPath)).toEqual(['photos/karim/c']);
  await expect(listAll(ref(bucket.client(null), 'photos/karim'))).rejects.toMatchObject(unauthorized);
});

test('a file of one bucket is not in another', async () => {
  await uploadBytes(ref(bucket.client('karim'), 'photos/karim/a.webp'), aPictureFile(1), webp);
  const other = await aStorageBucket(rules);
  await expect(getBytes(ref(other.client('karim'), 'photos/karim/a.webp'))).rejects.toMatchObject(notFound);
});
