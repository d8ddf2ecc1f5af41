import { expect, onTestFinished, test, vi } from 'vitest';
import type { PreparedPhoto } from '../../src/application/listings/PhotoRepository';
import { DAY } from '../../src/domain/shared/Instant';
import { failure, success } from '../../src/domain/shared/Result';
import { IndexedDbPhotoUploadQueue } from '../../src/infrastructure/browser/photos/IndexedDbPhotoUploadQueue';
import { anAnswerToCome } from '../support/doubles/anAnswerToCome';
import { NOON } from '../support/builders/aListing';
import { somePreparedPhoto } from '../support/doubles/aPhotoUploadQueue';

const newMessage = (authorId = 'karim') => ({ authorId, id: crypto.randomUUID() });
type Message = ReturnType<typeof newMessage>;

/** A tab. */
function tab(): IndexedDbPhotoUploadQueue {
  return new IndexedDbPhotoUploadQueue({ now: () => NOON });
}

/** What is still there, which stays. */
async function kept(photos: IndexedDbPhotoUploadQueue, message: Message): Promise<PreparedPhoto | null> {
  let found: PreparedPhoto | null = null;
  await photos.hand(message, (photo) => ((found = photo), Promise.resolve(failure('not now'))));
  return found;
}

test('a photo that waits survives its tab, whole, and can be shown without it', async () => {
  const message = newMessage();
  const shown = await tab().keep(message, somePreparedPhoto);
  expect(shown).toEqual({
    photo: { id: message.id, width: 8, height: 6, url: 'data:image/webp;base64,AQID' },
    isLasting: true,
  });
  expect(await kept(tab(), message)).toEqual(somePreparedPhoto);
  expect(await kept(tab(), newMessage())).toBeNull();
});

test('it is forgotten once its work is done, or it is thrown away', async () => {
  const [photos, done, dropped] = [tab(), newMessage(), newMessage()];
  await Promise.all([photos.keep(done, somePreparedPhoto), photos.keep(dropped, somePreparedPhoto)]);
  expect(await photos.hand(done, () => Promise.resolve(success()))).toEqual(success());
  await photos.drop(dropped);
  expect([await kept(photos, done), await kept(photos, dropped)]).toEqual([null, null]);
});

test('two tabs take turns: what one has done, the other no longer finds', async () => {
  const [here, there, message] = [tab(), tab(), newMessage()];
  await here.keep(message, somePreparedPhoto);
  const slow = anAnswerToCome<null>();
  const found: boolean[] = [];
  const work = async (photo: PreparedPhoto | null) => {
    found.push(photo !== null);
    await slow.promise;
    return success();
  };
  const both = [here.hand(message, work), there.hand(message, work)];
  await vi.waitFor(() => expect(found).toEqual([true]));
  slow.arrive(null);
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
])('a browser that refuses its database keeps photos in this tab', async (refusing) => {
  vi.stubGlobal('indexedDB', refusing);
  const [photos, message] = [tab(), newMessage()];
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await photos.keep(message, somePreparedPhoto)).toMatchObject({ isLasting: false });
  expect(await kept(photos, message)).toEqual(somePreparedPhoto);
  await photos.drop(message);
  expect(await kept(photos, message)).toBeNull();
  const others = newMessage('claire');
  await Promise.all([photos.keep(message, somePreparedPhoto), photos.keep(others, somePreparedPhoto)]);
  await photos.dropOrphans('karim', []);
  expect(await kept(photos, message)).toEqual(somePreparedPhoto);
  await photos.forget('karim');
  expect([await kept(photos, message), await kept(photos, others)]).toEqual([null, somePreparedPhoto]);
});

test('a browser that refuses its locks, too, lets a photo be stored, once', async () => {
  const [photos, message] = [tab(), newMessage()];
  await photos.keep(message, somePreparedPhoto);
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('refused', 'SecurityError')) },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const found: boolean[] = [];
  expect(await photos.hand(message, (photo) => (found.push(photo !== null), Promise.resolve(success())))).toEqual(
    success(),
  );
  expect(found).toEqual([true]);
});

test('work that throws under a lock is not done again', async () => {
  const works: unknown[] = [];
  const work = (photo: PreparedPhoto | null) => (works.push(photo), Promise.reject(new Error('a bug')));
  await expect(tab().hand(newMessage(), work)).rejects.toThrow('a bug');
  expect(works).toHaveLength(1);
});

test('whoever leaves takes all their photos, and nobody else’s', async () => {
  const [one, other, others, namesake] = [
    newMessage('lea'),
    newMessage('lea'),
    newMessage('leandre'),
    newMessage('le'),
  ];
  await Promise.all([one, other, others, namesake].map((message) => tab().keep(message, somePreparedPhoto)));
  await tab().forget('lea');
  const left = await Promise.all([one, other, others, namesake].map((message) => kept(tab(), message)));
  expect(left.map((photo) => photo !== null)).toEqual([false, false, true, true]);
});

test('a photo whose message was never written goes a day later', async () => {
  const [orphan, awaited, others, recent] = [
    newMessage('noe'),
    newMessage('noe'),
    newMessage('max'),
    newMessage('noe'),
  ];
  const yesterday = new IndexedDbPhotoUploadQueue({ now: () => NOON - DAY });
  await Promise.all([orphan, awaited, others].map((message) => yesterday.keep(message, somePreparedPhoto)));
  await tab().keep(recent, somePreparedPhoto);
  await tab().dropOrphans('noe', [awaited.id]);
  const left = await Promise.all([orphan, awaited, others, recent].map((message) => kept(tab(), message)));
  expect(left.map((photo) => photo !== null)).toEqual([false, true, true, true]);
});
