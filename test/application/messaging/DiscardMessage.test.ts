import { expect, test } from 'vitest';
import type { QueuedMessage } from '../../../src/application/messaging/MessageOutbox';
import { DiscardMessage } from '../../../src/application/messaging/DiscardMessage';
import { InMemoryPhotoRepository } from '../../support/inMemory/listings/InMemoryPhotoRepository';
import { InMemoryMessageOutbox } from '../../support/inMemory/messaging/InMemoryMessageOutbox';
import { aQueuedMessage } from '../../support/builders/aConversation';
import { InMemoryPhotoUploadQueue } from '../../support/inMemory/messaging/InMemoryPhotoUploadQueue';

const photo = { id: 'karim~p', width: 8, height: 6 };

async function thrownAway(changes: Partial<QueuedMessage>) {
  const message = aQueuedMessage({ isRefused: true, ...changes });
  const [outbox, waiting] = [new InMemoryMessageOutbox(message), new InMemoryPhotoUploadQueue([message.id])];
  const photos = new InMemoryPhotoRepository();
  await new DiscardMessage(outbox, waiting, photos).execute(message);
  return { left: outbox.of('karim'), waiting: waiting.ids, removed: photos.removed };
}

test('a text message is removed from the outbox', async () => {
  expect(await thrownAway({})).toEqual({ left: [], waiting: ['un'], removed: [] });
});

test('a queued photo is removed from the upload queue, and from the backend what was stored of it', async () => {
  const shown = { kind: 'photo', photo: { ...photo, url: 'data:small' } } as const;
  expect(await thrownAway({ content: shown, hasWaitingPhoto: true })).toEqual({
    left: [],
    waiting: [],
    removed: ['karim~un'],
  });
});

test('a stored photo is removed from the backend', async () => {
  expect(await thrownAway({ content: { kind: 'photo', photo } })).toEqual({
    left: [],
    waiting: ['un'],
    removed: ['karim~p'],
  });
});
