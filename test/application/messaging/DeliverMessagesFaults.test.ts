import { expect, test } from 'vitest';
import { MessageDelivery } from '../../../src/application/messaging/MessageDelivery';
import { failure } from '../../../src/domain/shared/Result';
import { InMemoryMessageOutbox } from '../../support/inMemory/messaging/InMemoryMessageOutbox';
import { aQueuedMessage } from '../../support/builders/aConversation';
import { InMemoryPhotoUploadQueue } from '../../support/inMemory/messaging/InMemoryPhotoUploadQueue';
import { InMemoryBackendStatus } from '../../support/inMemory/resilience/InMemoryBackendStatus';
import { VirtualTime } from '../../support/time/VirtualTime';

test('the errors of a discarded message are not counted against the next one', async () => {
  const [one, two] = [aQueuedMessage({ id: 'un' }), aQueuedMessage({ id: 'deux' })];
  const outbox = new InMemoryMessageOutbox(one, two);
  const time = new VirtualTime();
  const [tried, refused]: [string[], string[]] = [[], []];
  const send = async ({ id }: { readonly id: string }) => (tried.push(id), failure('faulty' as const));
  const photos = { store: async () => failure('offline' as const) };
  const delivery = new MessageDelivery(
    { send },
    outbox,
    new InMemoryPhotoUploadQueue(),
    photos,
    time,
    new InMemoryBackendStatus(),
  );
  delivery.start('karim', ({ id }) => refused.push(id));
  await time.pass(14_000);
  outbox.remove(one);
  await time.pass(30_000);
  expect([tried, refused]).toEqual([['un', 'un', 'un', 'un', 'deux'], []]);
});
