import { expect, test } from 'vitest';
import { MAXIMUM_PHOTO_BYTES } from '../../../../src/application/listings/photoSizes';
import { WorkerPhotoPreparation } from '../../../../src/infrastructure/browser/photos/WorkerPhotoPreparation';

const aFile = (size: number, bytes: number[]) => ({
  name: 'velo.jpg',
  type: 'text/plain',
  size,
  arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
});

test('a file of more than 25 MiB is refused', async () => {
  expect(MAXIMUM_PHOTO_BYTES).toBe(25 * 1024 * 1024);
  const refused = await new WorkerPhotoPreparation().prepare(
    aFile(MAXIMUM_PHOTO_BYTES + 1, [0xff, 0xd8, 0xff]),
    () => undefined,
  );
  expect(refused).toEqual({ ok: false, failure: 'too-large' });
});

test('a file of 25 MiB is read, and refused when it is not a picture', async () => {
  const refused = await new WorkerPhotoPreparation().prepare(
    aFile(MAXIMUM_PHOTO_BYTES, [66, 111, 110]),
    () => undefined,
  );
  expect(refused).toEqual({ ok: false, failure: 'not-an-image' });
});
