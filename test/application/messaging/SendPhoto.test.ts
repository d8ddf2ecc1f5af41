import { expect, test } from 'vitest';
import { SendPhoto } from '../../../src/application/messaging/SendPhoto';
import { anOpening } from '../../support/builders/aConversation';
import { InMemoryMessageOutbox } from '../../support/inMemory/messaging/InMemoryMessageOutbox';
import { somePreparedPhoto } from '../../support/builders/somePreparedPhoto';
import { InMemoryPhotoUploadQueue } from '../../support/inMemory/messaging/InMemoryPhotoUploadQueue';

test('a photo is in the upload queue before its message is in the outbox', async () => {
  const [outbox, waiting] = [new InMemoryMessageOutbox(), new InMemoryPhotoUploadQueue()];
  const send = new SendPhoto(outbox, waiting, { newId: () => 'id1' }, { now: () => 1000 });
  const sent = send.execute({ conversationId: 'velo~karim', authorId: 'karim', opening: anOpening }, somePreparedPhoto);
  expect(outbox.of('karim')).toEqual([]);
  await sent;
  const { width, height } = somePreparedPhoto;
  expect(outbox.of('karim')).toEqual([
    {
      id: 'id1',
      conversationId: 'velo~karim',
      authorId: 'karim',
      opening: anOpening,
      content: { kind: 'photo', photo: { id: 'id1', width, height, url: 'data:small' } },
      writtenAt: 1000,
      hasWaitingPhoto: true,
      isOfThisTab: false,
      isRefused: false,
    },
  ]);
  expect(waiting.ids).toEqual(['id1']);
});

test('a photo that the browser cannot store is sent by this tab only', async () => {
  const [outbox, photo] = [new InMemoryMessageOutbox(), { id: 'id1', width: 8, height: 6 }];
  const refusing = new InMemoryPhotoUploadQueue();
  refusing.add = () => Promise.resolve({ photo, isPersisted: false });
  await new SendPhoto(outbox, refusing, { newId: () => 'id1' }, { now: () => 1000 }).execute(
    { conversationId: 'velo~karim', authorId: 'karim', opening: null },
    somePreparedPhoto,
  );
  expect(outbox.of('karim')).toMatchObject([{ id: 'id1', isOfThisTab: true }]);
});
