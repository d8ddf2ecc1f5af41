import { describe, expect, test } from 'vitest';
import { MessageDelivery } from '../../../src/application/messaging/MessageDelivery';
import { uploadQueuedPhoto } from '../../../src/application/messaging/uploadQueuedPhoto';
import type { MessageOutbox, QueuedMessage } from '../../../src/application/messaging/MessageOutbox';
import type { PhotoUploadQueue } from '../../../src/application/messaging/PhotoUploadQueue';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import { failure, success } from '../../../src/domain/shared/Result';
import { aDeferred } from '../../support/doubles/aDeferred';
import { InMemoryMessageOutbox } from '../../support/inMemory/messaging/InMemoryMessageOutbox';
import { aQueuedMessage } from '../../support/builders/aConversation';
import { InMemoryPhotoRepository } from '../../support/inMemory/listings/InMemoryPhotoRepository';
import { InMemoryPhotoUploadQueue } from '../../support/inMemory/messaging/InMemoryPhotoUploadQueue';
import { InMemoryBackendStatus } from '../../support/inMemory/resilience/InMemoryBackendStatus';
import { VirtualTime } from '../../support/time/VirtualTime';

const aPhoto = { id: 'karim~photo', width: 8, height: 6 };
const two = aQueuedMessage({ id: 'deux' });

describe('uploadQueuedPhoto', () => {
  const shown = aQueuedMessage({
    id: 'photo',
    content: { kind: 'photo', photo: { ...aPhoto, url: 'data:small' } },
    hasWaitingPhoto: true,
  });

  function deliveringPhoto(waiting: PhotoUploadQueue, ...answers: readonly (BackendFailure | null)[]) {
    return deliveringTo(new InMemoryMessageOutbox(shown, two), waiting, ...answers);
  }

  function deliveringTo(
    outbox: MessageOutbox,
    waiting: PhotoUploadQueue,
    ...answers: readonly (BackendFailure | null)[]
  ) {
    const time = new VirtualTime();
    const did: string[] = [];
    const left = [...answers];
    const store = (uid: string) => {
      did.push(`store for ${uid}`);
      const answer = left.length > 1 ? left.shift() : left[0];
      return Promise.resolve(answer === null || answer === undefined ? success(aPhoto) : failure(answer));
    };
    const send = ({ id, content }: Pick<QueuedMessage, 'id' | 'content'>) => {
      did.push(`send ${id}${content.kind === 'photo' && content.photo.url === undefined ? ' stored' : ''}`);
      return Promise.resolve(success());
    };
    const backendStatus = new InMemoryBackendStatus();
    new MessageDelivery({ send }, outbox, waiting, { store }, time, backendStatus).start('karim', ({ id }) =>
      did.push(`refused ${id}`),
    );
    return {
      backendStatus,
      did,
      outbox,
      time,
      queue: () => outbox.of('karim').map(({ id, isRefused }) => (isRefused ? `${id}!` : id)),
    };
  }

  test('a photo is stored in its turn, its message sent, and the photo removed from the queue', async () => {
    const waiting = new InMemoryPhotoUploadQueue(['photo']);
    const { did, queue, time } = deliveringPhoto(waiting, null);
    await time.pass(0);
    expect(did).toEqual(['store for karim', 'send photo stored', 'send deux']);
    expect([queue(), waiting.ids]).toEqual([[], []]);
  });

  test('a photo whose page is closed before the outbox is changed is stored again under the same id', async () => {
    const photos = new InMemoryPhotoRepository();
    const uploads = new InMemoryPhotoUploadQueue(['photo']);
    const outbox = new InMemoryMessageOutbox(shown);
    const closing = {
      of: () => outbox.of('karim'),
      change: () => {
        throw new Error('the page is closed');
      },
    };
    await expect(uploadQueuedPhoto({ outbox: closing, photos, uploads }, shown)).rejects.toThrow('closed');
    expect((await uploadQueuedPhoto({ outbox, photos, uploads }, shown)).ok).toBe(true);
    expect(photos.ids).toEqual(['karim~photo']);
    expect(outbox.of('karim')).toMatchObject([{ content: { photo: { id: 'karim~photo' } }, hasWaitingPhoto: false }]);
  });

  test('a photo whose message another tab has sent is not lost, also while another photo waits', async () => {
    const ports = { photos: new InMemoryPhotoRepository(), uploads: new InMemoryPhotoUploadQueue() };
    const outbox = new InMemoryMessageOutbox({ ...shown, id: 'autre' });
    expect(await uploadQueuedPhoto({ outbox, ...ports }, shown)).toEqual(success());
  });

  test('a photo stays queued while the backend is out of reach', async () => {
    const waiting = new InMemoryPhotoUploadQueue(['photo']);
    const { did, queue, time } = deliveringPhoto(waiting, 'offline', null);
    await time.pass(1999);
    expect([queue(), waiting.ids]).toEqual([['photo', 'deux'], ['photo']]);
    await time.pass(1);
    expect(did.slice(1)).toEqual(['store for karim', 'send photo stored', 'send deux']);
  });

  test('a photo that the backend refuses is set aside and stays queued', async () => {
    const waiting = new InMemoryPhotoUploadQueue(['photo']);
    const { did, queue, time } = deliveringPhoto(waiting, 'denied');
    await time.pass(0);
    expect(did).toEqual(['store for karim', 'refused photo', 'send deux']);
    expect([queue(), waiting.ids]).toEqual([['photo!'], ['photo']]);
  });

  test('a photo is not retried for ever when the storage is full', async () => {
    const { did, queue, time } = deliveringPhoto(new InMemoryPhotoUploadQueue(['photo']), 'full');
    await time.pass(30_000);
    expect(did.slice(-2)).toEqual(['refused photo', 'send deux']);
    expect(queue()).toEqual(['photo!']);
  });

  test('a photo that the browser has lost is reported after several attempts', async () => {
    const { did, outbox, queue, time } = deliveringPhoto(new InMemoryPhotoUploadQueue());
    await time.pass(30_000);
    expect(did).toEqual(['refused photo', 'send deux']);
    expect(queue()).toEqual(['photo!']);
    expect(outbox.of('karim')).toMatchObject([{ id: 'photo', isPhotoLost: true }]);
  });

  test('a photo refused for another reason is not reported as lost', async () => {
    const { outbox, time } = deliveringPhoto(new InMemoryPhotoUploadQueue(['photo']), 'denied');
    await time.pass(0);
    expect(outbox.of('karim')[0]?.isPhotoLost).toBeUndefined();
  });

  test('the delivery continues at once when another tab has stored the photo', async () => {
    const outbox = new InMemoryMessageOutbox(shown, two);
    const waiting = new InMemoryPhotoUploadQueue();
    const upload = aDeferred<null>();
    void waiting.process(shown, async () => {
      await upload.promise;
      outbox.change({ ...shown, content: { kind: 'photo', photo: aPhoto }, hasWaitingPhoto: false });
      return success();
    });
    const { did, queue, time } = deliveringTo(outbox, waiting);
    await time.pass(0);
    expect(did).toEqual([]);
    upload.resolve(null);
    await time.pass(0);
    expect([did, queue()]).toEqual([['send photo stored', 'send deux'], []]);
  });

  const elsewhere = aQueuedMessage({ id: 'ailleurs', conversationId: 'table~karim' });

  test('a photo that cannot be stored only holds back the messages behind it in its conversation', async () => {
    const { did, outbox, queue, time } = deliveringTo(
      new InMemoryMessageOutbox(shown, two, elsewhere),
      new InMemoryPhotoUploadQueue(['photo']),
      'offline',
    );
    await time.pass(0);
    expect([did, queue(), time.waits]).toEqual([['store for karim', 'send ailleurs'], ['photo', 'deux'], [2000]]);
    outbox.add({ ...elsewhere, id: 'encore' });
    await time.pass(0);
    expect([did.slice(2), queue()]).toEqual([['send encore'], ['photo', 'deux']]);
  });

  test('two photos that cannot be stored are retried together, and other messages do not shorten their delay', async () => {
    const other = { ...shown, id: 'autre', conversationId: 'table~karim' };
    const last = { ...elsewhere, id: 'fin', conversationId: 'lit~karim' };
    const { did, time, outbox } = deliveringTo(
      new InMemoryMessageOutbox(shown, other),
      new InMemoryPhotoUploadQueue(['photo', 'autre']),
      'offline',
    );
    await time.pass(0);
    expect([did.length, time.waits]).toEqual([2, [2000]]);
    await time.pass(2000);
    outbox.add(last);
    await time.pass(0);
    expect([did.slice(4), time.waits]).toEqual([['send fin'], [4000]]);
    await time.pass(4000);
    expect(time.waits).toEqual([8000]);
  });

  test('a photo that could not be stored five times while online is set aside and stays queued', async () => {
    const waiting = new InMemoryPhotoUploadQueue(['photo']);
    const { backendStatus, did, queue, time } = deliveringPhoto(waiting, 'offline');
    backendStatus.set('ready');
    await time.pass(30_000);
    expect(did).toEqual([...Array.from({ length: 5 }, () => 'store for karim'), 'refused photo', 'send deux']);
    expect([queue(), waiting.ids]).toEqual([['photo!'], ['photo']]);
  });

  test('a photo waits as long as there is no network', async () => {
    const { backendStatus, queue, time } = deliveringPhoto(new InMemoryPhotoUploadQueue(['photo']), 'offline');
    backendStatus.set('ready');
    backendStatus.set('offline');
    await time.pass(300_000);
    expect(queue()).toEqual(['photo', 'deux']);
  });

  test('photos of messages that were never queued are removed at the start', async () => {
    const waiting = new InMemoryPhotoUploadQueue(['photo', 'jamais']);
    const { time } = deliveringPhoto(waiting, 'denied');
    await time.pass(0);
    expect(waiting.ids).toEqual(['photo']);
  });
});
