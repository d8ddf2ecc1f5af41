import { expect, test } from 'vitest';
import { MAXIMUM_PHOTO_BYTES } from '../../../../src/application/listings/pictureSizes';
import { WorkerPhotoPreparation } from '../../../../src/infrastructure/browser/photos/WorkerPhotoPreparation';

const aFile = (size: number, bytes: number[]) => ({
  name: 'velo.jpg',
  type: 'text/plain',
  size,
  arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
});

test('refuses one byte more than 25 MiB, whatever the file is', async () => {
  expect(MAXIMUM_PHOTO_BYTES).toBe(25 * 1024 * 1024);
  const refused = await new WorkerPhotoPreparation().prepare(
    aFile(MAXIMUM_PHOTO_BYTES + 1, [0xff, 0xd8, 0xff]),
    () => undefined,
  );
  expect(refused).toEqual({ ok: false, failure: 'too-large' });
});

test('reads a file of 25 MiB, and says when it is no picture', async () => {
  const refused = await new WorkerPhotoPreparation().prepare(
    aFile(MAXIMUM_PHOTO_BYTES, [66, 111, 110]),
    () => undefined,
  );
  expect(refused).toEqual({ ok: false, failure: 'not-an-image' });
});
