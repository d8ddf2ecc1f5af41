import { expect, onTestFinished, test, vi } from 'vitest';
import type { PreparedPhoto } from '../../src/application/listings/PhotoRepository';
import { DAY } from '../../src/domain/shared/Instant';
import { failure, success } from '../../src/domain/shared/Result';
import { IndexedDbPhotoUploadQueue } from '../../src/infrastructure/browser/photos/IndexedDbPhotoUploadQueue';
import { aDeferred } from '../support/doubles/aDeferred';
import { NOON } from '../support/builders/aListing';
import { somePreparedPhoto } from '../support/doubles/aPhotoUploadQueue';

const newMessage = (authorId = 'karim') => ({ authorId, id: crypto.randomUUID() });
type Message = ReturnType<typeof newMessage>;

function tab(): IndexedDbPhotoUploadQueue {
  return new IndexedDbPhotoUploadQueue({ now: () => NOON });
}

/** The photo that is still queued, without removing it. */
async function queuedPhoto(photos: IndexedDbPhotoUploadQueue, message: Message): Promise<PreparedPhoto | null> {
  let found: PreparedPhoto | null = null;
  await photos.process(message, (photo) => ((found = photo), Promise.resolve(failure('not now'))));
  return found;
}

test('a queued photo survives its tab and can be shown by another one', async () => {
  const message = newMessage();
  const shown = await tab().add(message, somePreparedPhoto);
  expect(shown).toEqual({
    photo: { id: message.id, width: 8, height: 6, url: 'data:image/webp;base64,AQID' },
    isPersisted: true,
  });
  expect(await queuedPhoto(tab(), message)).toEqual(somePreparedPhoto);
  expect(await queuedPhoto(tab(), newMessage())).toBeNull();
});

test('a photo is removed from the queue once it is uploaded or discarded', async () => {
  const [photos, done, dropped] = [tab(), newMessage(), newMessage()];
  await Promise.all([photos.add(done, somePreparedPhoto), photos.add(dropped, somePreparedPhoto)]);
  expect(await photos.process(done, () => Promise.resolve(success()))).toEqual(success());
  await photos.remove(dropped);
  expect([await queuedPhoto(photos, done), await queuedPhoto(photos, dropped)]).toEqual([null, null]);
});

test('two tabs take turns, and one does not find what the other has uploaded', async () => {
  const [here, there, message] = [tab(), tab(), newMessage()];
  await here.add(message, somePreparedPhoto);
  const slow = aDeferred<null>();
  const found: boolean[] = [];
  const work = async (photo: PreparedPhoto | null) => {
    found.push(photo !== null);
    await slow.promise;
    return success();
  };
  const both = [here.process(message, work), there.process(message, work)];
  await vi.waitFor(() => expect(found).toEqual([true]));
  slow.resolve(null);
  await Promise.all(both);
  expect(found).toEqual([true, false]);
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

test('work that throws under a lock is not repeated', async () => {
  const works: unknown[] = [];
  const work = (photo: PreparedPhoto | null) => (works.push(photo), Promise.reject(new Error('a bug')));
  await expect(tab().process(newMessage(), work)).rejects.toThrow('a bug');
  expect(works).toHaveLength(1);
});

test('deleting an account removes its queued photos and no others', async () => {
  const [one, other, others, namesake] = [
    newMessage('lea'),
    newMessage('lea'),
    newMessage('leandre'),
    newMessage('le'),
  ];
  await Promise.all([one, other, others, namesake].map((message) => tab().add(message, somePreparedPhoto)));
  await tab().removeAll('lea');
  const left = await Promise.all([one, other, others, namesake].map((message) => queuedPhoto(tab(), message)));
  expect(left.map((photo) => photo !== null)).toEqual([false, false, true, true]);
});

test('a photo whose message was never written is removed a day later', async () => {
  const [orphan, awaited, others, recent] = [
    newMessage('noe'),
    newMessage('noe'),
    newMessage('max'),
    newMessage('noe'),
  ];
  const yesterday = new IndexedDbPhotoUploadQueue({ now: () => NOON - DAY });
  await Promise.all([orphan, awaited, others].map((message) => yesterday.add(message, somePreparedPhoto)));
  await tab().add(recent, somePreparedPhoto);
  await tab().removeOrphans('noe', [awaited.id]);
  const left = await Promise.all([orphan, awaited, others, recent].map((message) => queuedPhoto(tab(), message)));
  expect(left.map((photo) => photo !== null)).toEqual([false, true, true, true]);
});
