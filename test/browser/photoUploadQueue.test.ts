import { expect, onTestFinished, test, vi } from 'vitest';
import { success } from '../../src/domain/shared/Result';
import { IndexedDbPhotoUploadQueue } from '../../src/infrastructure/browser/photos/IndexedDbPhotoUploadQueue';
import { describePhotoUploadQueue, queuedPhoto } from '../contracts/messaging/photoUploadQueueContract';
import { NOON } from '../support/builders/aListing';
import { somePreparedPhoto } from '../support/builders/somePreparedPhoto';

const newMessage = (authorId = 'karim') => ({ authorId, id: crypto.randomUUID() });

function tab(): IndexedDbPhotoUploadQueue {
  return new IndexedDbPhotoUploadQueue({ now: () => NOON });
}

describePhotoUploadQueue('IndexedDbPhotoUploadQueue', () => (now) => new IndexedDbPhotoUploadQueue({ now }));

test('the preview of a queued photo is its thumbnail, as a data address', async () => {
  expect(await tab().add(newMessage(), somePreparedPhoto)).toMatchObject({
    photo: { url: 'data:image/webp;base64,AQID' },
  });
});

test.each([
  undefined,
  {
    open: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  },
])('photos are queued in the tab when the browser refuses its database', async (refusing) => {
  vi.stubGlobal('indexedDB', refusing);
  const [photos, message] = [tab(), newMessage()];
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await photos.add(message, somePreparedPhoto)).toMatchObject({ isPersisted: false });
  expect(await queuedPhoto(photos, message)).toEqual(somePreparedPhoto);
  await photos.remove(message);
  expect(await queuedPhoto(photos, message)).toBeNull();
  const others = newMessage('claire');
  await Promise.all([photos.add(message, somePreparedPhoto), photos.add(others, somePreparedPhoto)]);
  await photos.removeOrphans('karim', []);
  expect(await queuedPhoto(photos, message)).toEqual(somePreparedPhoto);
  await photos.removeAll('karim');
  expect([await queuedPhoto(photos, message), await queuedPhoto(photos, others)]).toEqual([null, somePreparedPhoto]);
});

test('a photo is uploaded once when the browser refuses its locks too', async () => {
  const [photos, message] = [tab(), newMessage()];
  await photos.add(message, somePreparedPhoto);
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('refused', 'SecurityError')) },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const found: boolean[] = [];
  expect(await photos.process(message, (photo) => (found.push(photo !== null), Promise.resolve(success())))).toEqual(
    success(),
  );
  expect(found).toEqual([true]);
});
