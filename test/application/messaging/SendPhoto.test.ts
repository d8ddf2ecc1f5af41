import { expect, test } from 'vitest';
import { SendPhoto } from '../../../src/application/messaging/SendPhoto';
import { anOpening } from '../../support/aConversation';
import { aMessageOutbox } from '../../support/aMessageOutbox';
import { somePreparedPhoto, someWaitingPhotos } from '../../support/someWaitingPhotos';

test('a photo is kept by this browser before its message waits for its turn', async () => {
  const [outbox, waiting] = [aMessageOutbox(), someWaitingPhotos()];
  const send = new SendPhoto(outbox, waiting, { newId: () => 'id1' }, { now: () => 1000 });
  const sent = send.execute({ conversationId: 'velo~karim', authorId: 'karim', opening: anOpening }, somePreparedPhoto);
  expect(outbox.of('karim')).toEqual([]);
  await sent;
  const { width, height } = somePreparedPhoto;
  expect(outbox.of('karim')).toEqual([{
    id: 'id1', conversationId: 'velo~karim', authorId: 'karim', opening: anOpening, content: { kind: 'photo', photo: { id: 'id1', width, height, url: 'data:small' } },
    writtenAt: 1000, hasWaitingPhoto: true, isRefused: false,
  }]);
  expect(waiting.ids()).toEqual(['id1']);
});
