import { describe, expect, test } from 'vitest';
import { MessageDelivery } from '../../../src/application/messaging/MessageDelivery';
import type { MessageOutbox, QueuedMessage } from '../../../src/application/messaging/MessageOutbox';
import type { PhotoUploadQueue } from '../../../src/application/messaging/PhotoUploadQueue';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import { failure, success } from '../../../src/domain/shared/Result';
import { aMessageOutbox, aQueuedMessage } from '../../support/doubles/aMessageOutbox';
import { aPhotoUploadQueue } from '../../support/doubles/aPhotoUploadQueue';
import { VirtualTime } from '../../support/time/VirtualTime';

const aPhoto = { id: 'karim~photo', width: 8, height: 6 };
const two = aQueuedMessage({ id: 'deux' });

describe('delivering photos', () => {
  const shown = aQueuedMessage({
    id: 'photo',
    content: { kind: 'photo', photo: { ...aPhoto, url: 'data:small' } },
    hasWaitingPhoto: true,
  });

  function deliveringPhoto(waiting: PhotoUploadQueue, ...answers: readonly (BackendFailure | null)[]) {
    return deliveringTo(aMessageOutbox(shown, two), waiting, ...answers);
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
    const delivery = new MessageDelivery({ send }, outbox, waiting, { store }, time).start('karim', ({ id }) =>
      did.push(`refused ${id}`),
    );
    return {
      delivery,
      did,
      outbox,
      time,
      queue: () => outbox.of('karim').map(({ id, isRefused }) => (isRefused ? `${id}!` : id)),
    };
  }

  test('stores a photo in its turn, then sends it, and keeps it no longer', async () => {
    const waiting = aPhotoUploadQueue('photo');
    const { did, queue, time } = deliveringPhoto(waiting, null);
    await time.pass(0);
    expect(did).toEqual(['store for karim', 'send photo stored', 'send deux']);
    expect([queue(), waiting.ids()]).toEqual([[], []]);
  });

  test('keeps a photo while the backend is out of reach', async () => {
    const waiting = aPhotoUploadQueue('photo');
    const { did, queue, time } = deliveringPhoto(waiting, 'offline', null);
    await time.pass(1999);
    expect([queue(), waiting.ids()]).toEqual([['photo', 'deux'], ['photo']]);
    await time.pass(1);
    expect(did.slice(1)).toEqual(['store for karim', 'send photo stored', 'send deux']);
  });

  test('sets aside, and keeps, a photo that the backend refuses', async () => {
    const waiting = aPhotoUploadQueue('photo');
    const { did, queue, time } = deliveringPhoto(waiting, 'denied');
    await time.pass(0);
    expect(did).toEqual(['store for karim', 'refused photo', 'send deux']);
    expect([queue(), waiting.ids()]).toEqual([['photo!'], ['photo']]);
  });

  test('does not wait for room for ever', async () => {
    const { did, queue, time } = deliveringPhoto(aPhotoUploadQueue('photo'), 'full');
    await time.pass(30_000);
    expect(did.slice(-2)).toEqual(['refused photo', 'send deux']);
    expect(queue()).toEqual(['photo!']);
  });

  test('says so, some time later, of a photo that the browser has lost', async () => {
    const { did, outbox, queue, time } = deliveringPhoto(aPhotoUploadQueue());
    await time.pass(30_000);
    expect(did).toEqual(['refused photo', 'send deux']);
    expect(queue()).toEqual(['photo!']);
    expect(outbox.of('karim')).toMatchObject([{ id: 'photo', isPhotoLost: true }]);
  });

  test('does not say so of a photo that is refused for another reason', async () => {
    const { outbox, time } = deliveringPhoto(aPhotoUploadQueue('photo'), 'denied');
    await time.pass(0);
    expect(outbox.of('karim')[0]?.isPhotoLost).toBeUndefined();
  });

  test('goes on at once where another tab has stored the photo meanwhile', async () => {
    const outbox = aMessageOutbox(shown, two);
    const waiting = aPhotoUploadQueue();
    const storedElsewhere: PhotoUploadQueue = {
      ...waiting,
      process: (message, work) => {
        outbox.change({ ...shown, content: { kind: 'photo', photo: aPhoto }, hasWaitingPhoto: false });
        return waiting.process(message, work);
      },
    };
    const { did, queue, time } = deliveringTo(outbox, storedElsewhere);
    await time.pass(0);
    expect([did, queue()]).toEqual([['send photo stored', 'send deux'], []]);
  });

  const elsewhere = aQueuedMessage({ id: 'ailleurs', conversationId: 'table~karim' });

  test('a photo that cannot be stored keeps nothing back but what stands behind it', async () => {
    const { did, outbox, queue, time } = deliveringTo(
      aMessageOutbox(shown, two, elsewhere),
      aPhotoUploadQueue('photo'),
      'offline',
    );
    await time.pass(0);
    expect([did, queue(), time.waits]).toEqual([['store for karim', 'send ailleurs'], ['photo', 'deux'], [2000]]);
    outbox.add({ ...elsewhere, id: 'encore' });
    await time.pass(0);
    expect([did.slice(2), queue()]).toEqual([['send encore'], ['photo', 'deux']]);
  });

  test('two photos that cannot be stored are tried in the same rounds, which what is sent meanwhile does not hurry', async () => {
    const other = { ...shown, id: 'autre', conversationId: 'table~karim' };
    const last = { ...elsewhere, id: 'fin', conversationId: 'lit~karim' };
    const { did, time, outbox } = deliveringTo(
      aMessageOutbox(shown, other),
      aPhotoUploadQueue('photo', 'autre'),
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

  test('sets aside, and keeps, a photo that could not be stored five times although there is a network', async () => {
    const waiting = aPhotoUploadQueue('photo');
    const { delivery, did, queue, time } = deliveringPhoto(waiting, 'offline');
    delivery.setOnline(true);
    await time.pass(30_000);
    expect(did).toEqual([...Array.from({ length: 5 }, () => 'store for karim'), 'refused photo', 'send deux']);
    expect([queue(), waiting.ids()]).toEqual([['photo!'], ['photo']]);
  });

  test('waits with a photo for the network as long as there is none', async () => {
    const { delivery, queue, time } = deliveringPhoto(aPhotoUploadQueue('photo'), 'offline');
    delivery.setOnline(true);
    delivery.setOnline(false);
    await time.pass(300_000);
    expect(queue()).toEqual(['photo', 'deux']);
  });

  test('forgets, at its start, the photos of messages that were never written', async () => {
    const waiting = aPhotoUploadQueue('photo', 'jamais');
    const { time } = deliveringPhoto(waiting, 'denied');
    await time.pass(0);
    expect(waiting.ids()).toEqual(['photo']);
  });
});
