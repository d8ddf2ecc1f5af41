import { expect, test, vi } from 'vitest';
import type { PreparedPhoto } from '../../src/application/listings/PhotoRepository';
import { failure, success } from '../../src/domain/shared/Result';
import { IndexedDbWaitingPhotos } from '../../src/infrastructure/browser/IndexedDbWaitingPhotos';
import { anAnswerToCome } from '../support/anAnswerToCome';
import { somePreparedPhoto } from '../support/someWaitingPhotos';

const newId = () => crypto.randomUUID();

/** What is still there, which stays. */
async function kept(photos: IndexedDbWaitingPhotos, id: string): Promise<PreparedPhoto | null> {
  let found: PreparedPhoto | null = null;
  await photos.hand(id, (photo) => ((found = photo), Promise.resolve(failure('not now'))));
  return found;
}

test('a photo that waits survives its tab, whole, and can be shown without it', async () => {
  const id = newId();
  const shown = await new IndexedDbWaitingPhotos().keep(id, somePreparedPhoto);
  expect(shown).toEqual({ id, width: 8, height: 6, url: 'data:image/webp;base64,AQID' });
  expect(await kept(new IndexedDbWaitingPhotos(), id)).toEqual(somePreparedPhoto);
  expect(await kept(new IndexedDbWaitingPhotos(), newId())).toBeNull();
});

test('it is forgotten once its work is done, or it is thrown away', async () => {
  const [photos, done, dropped] = [new IndexedDbWaitingPhotos(), newId(), newId()];
  await Promise.all([photos.keep(done, somePreparedPhoto), photos.keep(dropped, somePreparedPhoto)]);
  expect(await photos.hand(done, () => Promise.resolve(success()))).toEqual(success());
  await photos.drop(dropped);
  expect([await kept(photos, done), await kept(photos, dropped)]).toEqual([null, null]);
});

test('two tabs take turns: what one has done, the other no longer finds', async () => {
  const [here, there, id] = [new IndexedDbWaitingPhotos(), new IndexedDbWaitingPhotos(), newId()];
  await here.keep(id, somePreparedPhoto);
  const slow = anAnswerToCome<null>();
  const found: boolean[] = [];
  const work = async (photo: PreparedPhoto | null) => {
    found.push(photo !== null);
    await slow.promise;
    return success();
  };
  const both = [here.hand(id, work), there.hand(id, work)];
  await vi.waitFor(() => expect(found).toEqual([true]));
  slow.arrive(null);
  await Promise.all(both);
  expect(found).toEqual([true, false]);
});

test.each([undefined, { open: () => { throw new DOMException('refused', 'SecurityError'); } }])('a browser that refuses its database keeps photos in this tab', async (refusing) => {
  vi.stubGlobal('indexedDB', refusing);
  const [photos, id] = [new IndexedDbWaitingPhotos(), newId()];
  await photos.keep(id, somePreparedPhoto);
  expect(await kept(photos, id)).toEqual(somePreparedPhoto);
  await photos.drop(id);
  expect(await kept(photos, id)).toBeNull();
  vi.unstubAllGlobals();
});
