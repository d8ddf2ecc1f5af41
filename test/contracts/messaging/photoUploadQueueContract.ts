import { describe, expect, test } from 'vitest';
import type { PreparedPhoto } from '../../../src/application/listings/PhotoRepository';
import type { MessageOfPhoto, PhotoUploadQueue } from '../../../src/application/messaging/PhotoUploadQueue';
import { DAY, type Instant } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { NOON } from '../../support/builders/aListing';
import { somePreparedPhoto } from '../../support/builders/somePreparedPhoto';
import { aDeferred } from '../../support/doubles/aDeferred';
import { eventually } from '../../support/time/eventually';

/** Opens tabs of one browser, whose clock is at `now`. */
export type OpenQueue = (now: () => Instant) => PhotoUploadQueue;

/** No two have the same id: a browser may still have the photos of earlier tests. */
const newMessage = (authorId = 'karim'): MessageOfPhoto => ({ authorId, id: crypto.randomUUID() });

/** The photo that is still queued, without removing it. */
export async function queuedPhoto(photos: PhotoUploadQueue, message: MessageOfPhoto): Promise<PreparedPhoto | null> {
  let found: PreparedPhoto | null = null;
  await photos.process(message, (photo) => ((found = photo), Promise.resolve(failure('not now'))));
  return found;
}

export function describePhotoUploadQueue(name: string, openBrowser: () => OpenQueue): void {
  const makeIt = () => {
    const [openTab, time] = [openBrowser(), { now: NOON }];
    const open = () => openTab(() => time.now);
    const areQueued = async (...messages: readonly MessageOfPhoto[]) =>
      Promise.all(messages.map(async (message) => (await queuedPhoto(open(), message)) !== null));
    return { tab: open(), otherTab: open(), time, areQueued };
  };

  describe(`${name}, contract of PhotoUploadQueue`, () => {
    test('a queued photo can be shown at once, and is found by another tab', async () => {
      const { tab, otherTab } = makeIt();
      const message = newMessage();
      expect(await tab.add(message, somePreparedPhoto)).toEqual({
        photo: { id: message.id, width: 8, height: 6, url: expect.stringMatching(/^data:/) as unknown },
        isPersisted: true,
      });
      expect(await queuedPhoto(otherTab, message)).toEqual(somePreparedPhoto);
      expect(await queuedPhoto(otherTab, newMessage())).toBeNull();
    });

    test('a photo is removed from the queue once it is uploaded or discarded', async () => {
      const { tab, areQueued } = makeIt();
      const [done, dropped, failed] = [newMessage(), newMessage(), newMessage()];
      await Promise.all([done, dropped, failed].map((message) => tab.add(message, somePreparedPhoto)));
      expect(await tab.process(done, () => Promise.resolve(success()))).toEqual(success());
      expect(await tab.process(failed, () => Promise.resolve(failure('offline')))).toEqual(failure('offline'));
      await tab.remove(dropped);
      expect(await areQueued(done, dropped, failed)).toEqual([false, false, true]);
    });

    test('two tabs take turns, and one does not find what the other has uploaded', async () => {
      const { tab, otherTab } = makeIt();
      const message = newMessage();
      await tab.add(message, somePreparedPhoto);
      const slow = aDeferred<null>();
      const found: boolean[] = [];
      const work = async (photo: PreparedPhoto | null) => {
        found.push(photo !== null);
        await slow.promise;
        return success();
      };
      const both = [tab.process(message, work), otherTab.process(message, work)];
      await eventually(() => expect(found).toEqual([true]));
      slow.resolve(null);
      await Promise.all(both);
      expect(found).toEqual([true, false]);
    });

    test('work that throws is not repeated, and the photo stays queued', async () => {
      const { tab, areQueued } = makeIt();
      const message = newMessage();
      await tab.add(message, somePreparedPhoto);
      const works: unknown[] = [];
      const work = (photo: PreparedPhoto | null) => (works.push(photo), Promise.reject(new Error('a bug')));
      await expect(tab.process(message, work)).rejects.toThrow('a bug');
      expect(works).toEqual([somePreparedPhoto]);
      expect(await areQueued(message)).toEqual([true]);
    });

    test('deleting an account removes its queued photos and no others', async () => {
      const { tab, otherTab, areQueued } = makeIt();
      const messages = ['lea', 'lea', 'leandre', 'le'].map((uid) => newMessage(uid));
      await Promise.all(messages.map((message) => tab.add(message, somePreparedPhoto)));
      await otherTab.removeAll('lea');
      expect(await areQueued(...messages)).toEqual([false, false, true, true]);
    });

    test('a photo whose message was never written is removed a day later', async () => {
      const { tab, otherTab, time, areQueued } = makeIt();
      const [orphan, awaited, others] = [newMessage('noe'), newMessage('noe'), newMessage('max')];
      await Promise.all([orphan, awaited, others].map((message) => tab.add(message, somePreparedPhoto)));
      time.now += 1;
      const recent = newMessage('noe');
      await tab.add(recent, somePreparedPhoto);
      time.now += DAY - 1;
      await otherTab.removeOrphans('noe', [awaited.id]);
      expect(await areQueued(orphan, awaited, others, recent)).toEqual([false, true, true, true]);
    });
  });
}
