import { describe, expect, test } from 'vitest';
import { MessageDelivery } from '../../../src/application/messaging/MessageDelivery';
import type { QueuedMessage } from '../../../src/application/messaging/MessageOutbox';
import type { SendFailure } from '../../../src/application/messaging/ConversationRepository';
import { failure, success, type Result } from '../../../src/domain/shared/Result';
import { InMemoryMessageOutbox } from '../../support/inMemory/messaging/InMemoryMessageOutbox';
import { anOpening, aQueuedMessage } from '../../support/builders/aConversation';
import { InMemoryPhotoUploadQueue } from '../../support/inMemory/messaging/InMemoryPhotoUploadQueue';
import { aListing } from '../../support/builders/aListing';
import { InMemoryConversationRepository } from '../../support/inMemory/messaging/InMemoryConversationRepository';
import { InMemoryListingRepository } from '../../support/inMemory/listings/InMemoryListingRepository';
import { InMemoryPhotoRepository } from '../../support/inMemory/listings/InMemoryPhotoRepository';
import { InMemoryBackendStatus } from '../../support/inMemory/resilience/InMemoryBackendStatus';
import { VirtualTime } from '../../support/time/VirtualTime';

type Answer = SendFailure | null;

/** A backend that gives these answers, the last of them for good. */
function delivering(messages: readonly QueuedMessage[], ...answers: readonly Answer[]) {
  const outbox = new InMemoryMessageOutbox(...messages);
  const time = new VirtualTime();
  const tried: string[] = [];
  let concurrent = 0;
  const left = [...answers];
  const send = async ({ id }: { readonly id: string }): Promise<Result<void, SendFailure>> => {
    tried.push(id);
    concurrent += 1;
    expect(concurrent).toBe(1);
    await Promise.resolve();
    concurrent -= 1;
    const answer = left.length > 1 ? left.shift() : left[0];
    return answer === null || answer === undefined ? success() : failure(answer);
  };
  const refused: string[] = [];
  const photos = { store: () => Promise.resolve(failure('offline' as const)) };
  const backendStatus = new InMemoryBackendStatus();
  const delivery = new MessageDelivery({ send }, outbox, new InMemoryPhotoUploadQueue(), photos, time, backendStatus);
  const stop = delivery.start('karim', ({ id }) => refused.push(id));
  return {
    backendStatus,
    stop,
    refused,
    outbox,
    time,
    tried,
    waiting: () => outbox.of('karim').map(({ id, isRefused }) => (isRefused ? `${id}!` : id)),
  };
}

const aPhoto = { id: 'karim~photo', width: 8, height: 6 };

const [one, two, three] = ['un', 'deux', 'trois'].map((id) => aQueuedMessage({ id })) as [
  QueuedMessage,
  QueuedMessage,
  QueuedMessage,
];

describe('MessageDelivery', () => {
  test('queued messages are sent one after the other in order', async () => {
    const { time, tried, waiting } = delivering([one, two, three]);
    await time.pass(0);
    expect(tried).toEqual(['un', 'deux', 'trois']);
    expect(waiting()).toEqual([]);
  });

  test('queued messages arrive in their conversation in order', async () => {
    const conversations = new InMemoryConversationRepository({ listings: new InMemoryListingRepository([aListing()]) });
    const outbox = new InMemoryMessageOutbox({ ...one, opening: anOpening }, two, three);
    const [time, photos] = [new VirtualTime(), new InMemoryPhotoRepository()];
    const uploads = new InMemoryPhotoUploadQueue();
    const delivery = new MessageDelivery(conversations, outbox, uploads, photos, time, new InMemoryBackendStatus());
    const stop = delivery.start('karim', () => undefined);
    await time.pass(0);
    stop();
    const everything = await conversations.everythingOf('claire');
    expect(everything.ok && everything.value.map(({ messages }) => messages.map(({ id }) => id))).toEqual([
      ['un', 'deux', 'trois'],
    ]);
    expect(outbox.of('karim')).toEqual([]);
  });

  test('a message written during the delivery is sent at once', async () => {
    const { outbox, time, tried } = delivering([]);
    outbox.add(one);
    outbox.add(two);
    await time.pass(0);
    expect(tried).toEqual(['un', 'deux']);
  });

  test.each(['offline', 'full', 'blocked', 'unavailable'] as const)(
    'messages are retried while the backend is %s, with delays that grow to half a minute, in order',
    async (reason) => {
      const { time, tried, waiting } = delivering([one, two], reason);
      await time.pass(0);
      expect(tried).toEqual(['un']);
      for (const delay of [2000, 4000, 8000, 16_000, 30_000, 30_000]) {
        expect(time.waits).toEqual([delay]);
        await time.pass(delay);
      }
      expect(tried).toEqual(Array.from({ length: 7 }, () => 'un'));
      expect(waiting()).toEqual(['un', 'deux']);
    },
  );

  test('a backend that is out of reach for one conversation is asked about no other one', async () => {
    const { time, tried } = delivering([one, { ...two, conversationId: 'lampe~karim' }], 'offline');
    await time.pass(0);
    expect(tried).toEqual(['un']);
  });

  test('a message beyond the limit is tried once, does not hold back others, and waits for its writer', async () => {
    const { outbox, refused, time, tried, waiting } = delivering([one, two], { kind: 'too-many', until: 7000 }, null);
    await time.pass(600_000);
    expect(tried).toEqual(['un', 'deux']);
    expect([waiting(), refused, time.waits]).toEqual([['un!'], ['un'], []]);
    expect(outbox.of('karim')).toMatchObject([{ id: 'un', refusedUntil: 7000 }]);
  });

  test('a message of a restricted person, or of a closed account, says until or since when', async () => {
    const restricted = delivering([one], { kind: 'restricted', until: 7000 });
    await restricted.time.pass(0);
    expect(restricted.outbox.of('karim')).toMatchObject([
      { isRefused: true, isRestricted: true, refusedUntil: 7000, closedSince: null },
    ]);
    const closed = delivering([one], { kind: 'closed', since: 3000 });
    await closed.time.pass(0);
    expect(closed.outbox.of('karim')).toMatchObject([
      { isRefused: true, isRestricted: false, refusedUntil: null, closedSince: 3000 },
    ]);
  });

  test('a message that is sent again, and refused for another reason, has no time any more', async () => {
    const { outbox, time } = delivering([one], { kind: 'too-many', until: 7000 }, 'denied');
    await time.pass(0);
    const [refused = one] = outbox.of('karim');
    outbox.change({ ...refused, isRefused: false });
    await time.pass(0);
    expect(outbox.of('karim')).toMatchObject([{ isRefused: true, refusedUntil: null }]);
  });

  test('the delays are short again once a message was sent', async () => {
    const { time, tried } = delivering([one, two], 'offline', 'offline', null, 'offline', null);
    await time.pass(6000);
    expect(tried).toEqual(['un', 'un', 'un', 'deux']);
    expect(time.waits).toEqual([2000]);
    await time.pass(2000);
    expect(tried).toEqual(['un', 'un', 'un', 'deux', 'deux']);
  });

  test('a message written during a delay does not shorten it', async () => {
    const { outbox, time, tried } = delivering([one], 'offline');
    await time.pass(0);
    outbox.add(two);
    await time.pass(0);
    expect(tried).toEqual(['un']);
  });

  test('messages are retried at once when the backend is back', async () => {
    const { backendStatus, time, tried, waiting } = delivering([one, two], 'offline', 'offline', null);
    await time.pass(2000);
    backendStatus.set('offline');
    await time.pass(0);
    expect(tried).toEqual(['un', 'un']);
    backendStatus.set('ready');
    await time.pass(0);
    expect(tried).toEqual(['un', 'un', 'un', 'deux']);
    expect(waiting()).toEqual([]);
    expect(time.waits).toEqual([]);
  });

  test('the delays are short again when the backend is back', async () => {
    const { backendStatus, time, tried } = delivering([one], 'offline');
    await time.pass(2000);
    backendStatus.set('ready');
    await time.pass(0);
    expect([tried.length, time.waits]).toEqual([3, [2000]]);
  });

  test('a delivery that was stopped does not follow the backend any more', async () => {
    const { backendStatus, stop, time, tried } = delivering([one], 'offline');
    await time.pass(0);
    stop();
    expect(backendStatus.listeners).toBe(0);
    backendStatus.set('ready');
    await time.pass(0);
    expect(tried).toEqual(['un']);
  });

  test.each(['denied', 'unknown'] as const)(
    'a message that is %s is set aside and the next one is sent',
    async (reason) => {
      const { refused, time, tried, waiting } = delivering([one, two], reason, null);
      await time.pass(60_000);
      expect(tried).toEqual(['un', 'deux']);
      expect([waiting(), refused]).toEqual([['un!'], ['un']]);
    },
  );

  test('a refused message is sent again when its writer retries it', async () => {
    const { outbox, time, tried, waiting } = delivering([one], 'denied', null);
    await time.pass(0);
    outbox.change({ ...one, isRefused: false });
    await time.pass(0);
    expect(tried).toEqual(['un', 'un']);
    expect(waiting()).toEqual([]);
  });

  test('the delivery can end during a delay', async () => {
    const { stop, outbox, time, tried } = delivering([one], 'offline');
    await time.pass(0);
    stop();
    outbox.add(two);
    await time.pass(60_000);
    expect(tried).toEqual(['un']);
    expect(time.waits).toEqual([]);
  });

  test('nothing more is sent when the delivery ends while a message is being sent', async () => {
    const { stop, time, tried } = delivering([one, two], 'offline');
    stop();
    await time.pass(60_000);
    expect(tried).toEqual(['un']);
    expect(time.waits).toEqual([]);
  });

  test('a message that failed five times with an error of the backend is set aside and the others are sent in order', async () => {
    const { refused, time, tried, waiting } = delivering(
      [one, two, three],
      'faulty',
      'faulty',
      'faulty',
      'faulty',
      'faulty',
      null,
    );
    await time.pass(29_999);
    expect([waiting(), refused]).toEqual([['un', 'deux', 'trois'], []]);
    await time.pass(1);
    expect(tried).toEqual(['un', 'un', 'un', 'un', 'un', 'deux', 'trois']);
    expect([waiting(), refused]).toEqual([['un!'], ['un']]);
  });

  test('the errors of each message are counted separately', async () => {
    const faults = Array.from({ length: 4 }, () => 'faulty' as const);
    const { refused, time, waiting } = delivering([one, two], ...faults, null, ...faults, null);
    await time.pass(120_000);
    expect([waiting(), refused]).toEqual([[], []]);
  });

  test('a message refused after its writer has signed out stays in the outbox as it is', async () => {
    const { stop, refused, time, waiting } = delivering([one, two], 'denied');
    stop();
    await time.pass(0);
    expect([waiting(), refused]).toEqual([['un', 'deux'], []]);
  });

  test('a message written in another tab is left to that tab for a moment', async () => {
    const outbox = new InMemoryMessageOutbox();
    const otherTab = outbox.inOtherTab();
    const time = new VirtualTime();
    const tried: string[] = [];
    const send = ({ id }: { readonly id: string }) => (tried.push(id), Promise.resolve(success()));
    const photos = { store: () => Promise.resolve(success(aPhoto)) };
    const backendStatus = new InMemoryBackendStatus();
    const delivery = new MessageDelivery({ send }, outbox, new InMemoryPhotoUploadQueue(), photos, time, backendStatus);
    const stop = delivery.start('karim', () => undefined);
    otherTab.add(one);
    otherTab.change(one);
    await time.pass(1999);
    expect([tried, time.waits]).toEqual([[], [1]]);
    await time.pass(1);
    expect(tried).toEqual(['un']);
    otherTab.add(two);
    stop();
    expect(time.waits).toEqual([]);
  });
});
