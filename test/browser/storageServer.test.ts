import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const origin = `http://127.0.0.1:${inject('emulatorPort')}`;
const bucket = 'storage-server-test';
const apps: FirebaseApp[] = [];
const rules = `
rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /photos/{owner}/{name=**} {
      allow get: if true;
      allow list, delete: if request.auth.uid == owner;
      allow create: if request.auth.uid == owner && resource == null && request.resource.size <= 3 * 1024 * 1024
        && request.resource.contentType.matches('image/.*');
      allow update: if request.auth.uid == owner && request.resource.contentType == resource.contentType;
    }
  }
}`;

let karim: FirebaseStorage;
let visitor: FirebaseStorage;

beforeAll(async () => {
  await loadRules(rules);
  karim = storageOf('karim');
  visitor = storageOf();
});

afterAll(() => Promise.all(apps.map(deleteApp)));

test('a small file goes in one piece, and comes back as it was', async () => {
  const bytes = picture(1000);
  const { metadata } = await uploadBytes(ref(karim, 'photos/karim/été & mer.webp'), bytes, {
    contentType: 'image/webp',
    cacheControl: 'public, max-age=31536000, immutable',
    customMetadata: { width: '640' },
  });
  expect(metadata).toMatchObject({
    name: 'été & mer.webp',
    size: 1000,
    contentType: 'image/webp',
    cacheControl: 'public, max-age=31536000, immutable',
    customMetadata: { width: '640' },
  });
  expect(new Uint8Array(await getBytes(ref(visitor, 'photos/karim/été & mer.webp')))).toEqual(bytes);
});

test('a download address serves the file to anyone, with its type and its cache', async () => {
  const file = ref(karim, 'photos/karim/addressed.png');
  await uploadBytes(file, picture(500), { contentType: 'image/png', cacheControl: 'public, max-age=60' });
  const answer = await fetch(await getDownloadURL(file));
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual(['image/png', 'public, max-age=60']);
  expect((await answer.arrayBuffer()).byteLength).toBe(500);
});

test('a large file goes in pieces and tells how far it is', async () => {
  const bytes = picture(1_500_000);
  const told: number[] = [];
  const task = uploadBytesResumable(ref(karim, 'photos/karim/large.webp'), bytes, { contentType: 'image/webp' });
  task.on('state_changed', ({ bytesTransferred }) => told.push(bytesTransferred));
  await task;
  expect(told).toContain(256 * 1024);
  expect(told.at(-1)).toBe(1_500_000);
  expect(told).toEqual([...told].sort((one, other) => one - other));
  expect(await digest(await getBytes(ref(visitor, 'photos/karim/large.webp')))).toBe(await digest(bytes));
});

test('an upload that was interrupted goes on from what has arrived', async () => {
  const bytes = picture(2_000_000);
  const task = uploadBytesResumable(ref(karim, 'photos/karim/interrupted.webp'), bytes, { contentType: 'image/webp' });
  await new Promise<void>((resolve) => {
    const stop = task.on('state_changed', ({ state, bytesTransferred }) => {
      if (state === 'running' && bytesTransferred >= 256 * 1024) task.pause();
      if (state !== 'paused') return;
      stop();
      resolve();
    });
  });
  await forgetCosts();
  task.resume();
  await task;
  expect(await digest(await getBytes(ref(visitor, 'photos/karim/interrupted.webp')))).toBe(await digest(bytes));
  expect((await costs()).bytesReceived).toBeLessThan(bytes.length);
});

test('an upload that is given up leaves nothing behind', async () => {
  const file = ref(karim, 'photos/karim/given-up.webp');
  const task = uploadBytesResumable(file, picture(1_000_000), { contentType: 'image/webp' });
  task.cancel();
  await expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
  await expect(getMetadata(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

test.each([
  ['a visitor', () => visitor, 'photos/karim/a.webp', 1000, 'image/webp'],
  ['somebody else', () => storageOf('camille'), 'photos/karim/a.webp', 1000, 'image/webp'],
  ['the wrong type', () => karim, 'photos/karim/a.html', 1000, 'text/html'],
  ['a place without rules', () => karim, 'elsewhere/a.webp', 1000, 'image/webp'],
  ['a file that is too large', () => karim, 'photos/karim/a.webp', 3 * 1024 * 1024 + 1, 'image/webp'],
])('the rules refuse %s, in one piece or in pieces', async (_, storage, path, size, contentType) => {
  const file = ref(storage(), path);
  await expect(uploadBytes(file, picture(size), { contentType })).rejects.toMatchObject({ code: 'storage/unauthorized' });
  const task = uploadBytesResumable(file, picture(size + 300_000), { contentType });
  await expect(task).rejects.toMatchObject({ code: 'storage/unauthorized' });
});

test('too large a file is refused before a byte of it is sent', async () => {
  await forgetCosts();
  const task = uploadBytesResumable(ref(karim, 'photos/karim/b.webp'), picture(4_000_000), { contentType: 'image/webp' });
  await expect(task).rejects.toMatchObject({ code: 'storage/unauthorized' });
  expect((await costs()).bytesReceived).toBeLessThan(1000);
});

test('sending a file over another one is a create too, with a resource', async () => {
  const file = ref(karim, 'photos/karim/kept.webp');
  await uploadBytes(file, picture(10), { contentType: 'image/webp' });
  await expect(uploadBytes(file, picture(20), { contentType: 'image/webp' })).rejects.toMatchObject({
    code: 'storage/unauthorized',
  });
});

test('metadata can change as far as the rules let it', async () => {
  const file = ref(karim, 'photos/karim/described.webp');
  await uploadBytes(file, picture(10), { contentType: 'image/webp', customMetadata: { a: '1', b: '2' } });
  const changed = await updateMetadata(file, { cacheControl: 'no-cache', customMetadata: { b: '3' } });
  expect(changed).toMatchObject({ cacheControl: 'no-cache', customMetadata: { a: '1', b: '3' }, metageneration: '2' });
  await expect(updateMetadata(file, { contentType: 'text/html' })).rejects.toMatchObject({ code: 'storage/unauthorized' });
});

test('a deleted file is gone, for its address too', async () => {
  const file = ref(karim, 'photos/karim/deleted.webp');
  await uploadBytes(file, picture(10), { contentType: 'image/webp' });
  const address = await getDownloadURL(file);
  await deleteObject(file);
  await expect(getDownloadURL(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  expect((await fetch(address)).status).toBe(404);
  await expect(deleteObject(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

test('a folder is listed to whom the rules allow it', async () => {
  const album = storageOf('album');
  for (const name of ['a.webp', 'b.webp', 'c/d.webp']) {
    await uploadBytes(ref(album, `photos/album/${name}`), picture(1), { contentType: 'image/webp' });
  }
  const { items, prefixes } = await listAll(ref(album, 'photos/album'));
  expect(items.map(({ name }) => name)).toEqual(['a.webp', 'b.webp']);
  expect(prefixes.map(({ fullPath }) => fullPath)).toEqual(['photos/album/c']);
  await expect(listAll(ref(visitor, 'photos/album'))).rejects.toMatchObject({ code: 'storage/unauthorized' });
});

function storageOf(uid?: string): FirebaseStorage {
  const app = initializeApp({ projectId: 'demo-storage', storageBucket: bucket }, crypto.randomUUID());
  apps.push(app);
  const storage = getStorage(app);
  const { hostname, port } = new URL(origin);
  connectStorageEmulator(storage, hostname, Number(port), uid === undefined ? {} : { mockUserToken: { user_id: uid } });
  return storage;
}

async function digest(bytes: BufferSource): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join();
}

function picture(size: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251);
}

async function loadRules(content: string): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ name: 'storage.rules', content, resource: bucket }] } });
  const { status } = await fetch(`${origin}/internal/setRules`, { method: 'PUT', body });
  expect(status).toBe(200);
}

async function costs() {
  const answer = await fetch(`${origin}/emulator/v1/buckets/${bucket}/costs`);
  return v.parse(v.object({ bytesReceived: v.number() }), await answer.json());
}

async function forgetCosts(): Promise<void> {
  await fetch(`${origin}/emulator/v1/buckets/${bucket}/costs`, { method: 'DELETE' });
}
