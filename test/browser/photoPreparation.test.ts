import { expect, test } from 'vitest';
import type { PreparedPhoto } from '../../src/application/listings/PhotoRepository';
import { MAXIMUM_PHOTO_BYTES } from '../../src/application/listings/photoSizes';
import { WorkerPhotoPreparation } from '../../src/infrastructure/browser/photos/WorkerPhotoPreparation';
import { aJpeg, GPS_BYTES, withExif } from '../support/builders/aJpeg';

const aFile = (content: BlobPart, name = 'velo.jpg', type = 'image/jpeg') => new File([content], name, { type });
const prepare = (file: File, onProgress: (share: number) => void = () => undefined) =>
  new WorkerPhotoPreparation().prepare(file, onProgress);

async function prepared(file: File): Promise<PreparedPhoto> {
  const result = await prepare(file);
  if (!result.ok) throw new Error(result.failure);
  return result.value;
}

function contains(bytes: Uint8Array, part: Uint8Array): boolean {
  return bytes.some((_, start) => part.every((byte, index) => bytes[start + index] === byte));
}

test('a photo is resized for the page and for cards (§9.19)', async () => {
  const photo = await prepared(aFile(await aJpeg(3200, 2400)));
  expect(photo).toMatchObject({ width: 1920, height: 1440 });
  const card = await createImageBitmap(new Blob([photo.renditions.card.bytes], { type: photo.renditions.card.type }));
  expect([card.width, card.height]).toEqual([640, 480]);
});

test('a small photo is not enlarged', async () => {
  expect(await prepared(aFile(await aJpeg(300, 200)))).toMatchObject({ width: 300, height: 200 });
});

test('the GPS position is removed from a photo', async () => {
  const taken = withExif(await aJpeg(640, 480), 1);
  expect(contains(taken, GPS_BYTES)).toBe(true);
  const { renditions } = await prepared(aFile(taken));
  for (const { bytes } of Object.values(renditions)) {
    expect(contains(bytes, GPS_BYTES)).toBe(false);
    expect(contains(bytes, new TextEncoder().encode('Exif'))).toBe(false);
    expect(contains(bytes, new TextEncoder().encode('EXIF'))).toBe(false);
  }
});

test('a photo is turned upright according to its orientation', async () => {
  expect(await prepared(aFile(withExif(await aJpeg(640, 480), 6)))).toMatchObject({ width: 480, height: 640 });
});

test('the progress of the preparation rises', async () => {
  const shares: number[] = [];
  await prepare(aFile(await aJpeg(300, 200)), (share) => shares.push(share));
  expect(shares.length).toBeGreaterThanOrEqual(2);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
});

test.each([
  ['a text', aFile('Bonjour', 'lettre.txt', 'text/plain'), 'not-an-image'],
  [
    'an HEIC photo',
    aFile(new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')]), 'IMG_1.HEIC', 'image/heic'),
    'heic',
  ],
  ['half a JPEG', aFile(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])), 'broken'],
  [
    'a film',
    aFile(new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypisom')]), 'film.mp4', 'video/mp4'),
    'not-an-image',
  ],
  ['an empty picture', aFile(''), 'broken'],
])('the preparation refuses %s', async (_name, file, reason) => {
  expect(await prepare(file)).toEqual({ ok: false, failure: reason });
});

test('a file that is too large is refused without reading it', async () => {
  const arrayBuffer = () => Promise.reject(new Error('was read'));
  const result = await new WorkerPhotoPreparation().prepare(
    { name: 'x.jpg', type: 'image/jpeg', size: MAXIMUM_PHOTO_BYTES + 1, arrayBuffer },
    () => undefined,
  );
  expect(result).toEqual({ ok: false, failure: 'too-large' });
});

test('a file that cannot be read any more is reported as broken', async () => {
  const arrayBuffer = () => Promise.reject(new Error('NotFoundError'));
  const result = await new WorkerPhotoPreparation().prepare(
    { name: 'x.jpg', type: 'image/jpeg', size: 10, arrayBuffer },
    () => undefined,
  );
  expect(result).toEqual({ ok: false, failure: 'broken' });
});

test('the next photo is prepared after one whose preparation failed', async () => {
  const preparation = new WorkerPhotoPreparation();
  const jpeg = aFile(await aJpeg(300, 200));
  const first = preparation.prepare(jpeg, () => {
    throw new Error('the listener broke down');
  });
  const second = preparation.prepare(jpeg, () => undefined);
  await expect(first).rejects.toThrow('the listener broke down');
  expect(await second).toMatchObject({ ok: true });
});
