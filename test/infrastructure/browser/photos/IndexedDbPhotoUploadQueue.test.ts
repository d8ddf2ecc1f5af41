// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { IndexedDbPhotoUploadQueue } from '../../../../src/infrastructure/browser/photos/IndexedDbPhotoUploadQueue';
import { queuedPhoto } from '../../../contracts/messaging/photoUploadQueueContract';
import { NOON } from '../../../support/builders/aListing';
import { somePreparedPhoto } from '../../../support/builders/somePreparedPhoto';

const message = { authorId: 'karim', id: 'message-1' };

test.each([
  { photo: 'x', keptAt: NOON },
  { photo: somePreparedPhoto, keptAt: 'x' },
  { photo: { ...somePreparedPhoto, width: NaN }, keptAt: NOON },
  { photo: { ...somePreparedPhoto, renditions: {} }, keptAt: NOON },
  {
    photo: { ...somePreparedPhoto, renditions: { ...somePreparedPhoto.renditions, page: { bytes: 'x', type: 'y' } } },
    keptAt: NOON,
  },
])('a stored photo that is nearly right counts as lost (%#)', async (record) => {
  // happy-dom’s navigator has no usable locks.
  vi.stubGlobal('navigator', {});
  const photos = new IndexedDbPhotoUploadQueue({ now: () => NOON });
  await photos.add(message, somePreparedPhoto);
  expect(await queuedPhoto(photos, message)).not.toBeNull();
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('mon-bazar-waiting-photos');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('photos', 'readwrite');
      transaction.objectStore('photos').put(record, 'karim/message-1');
      transaction.oncomplete = () => (opening.result.close(), resolve());
    };
  });
  expect(await queuedPhoto(photos, message)).toBeNull();
});
