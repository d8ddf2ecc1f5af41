import { describe, expect, test } from 'vitest';
import { DeliverMessages } from '../../../src/application/messaging/DeliverMessages';
import type { QueuedMessage } from '../../../src/application/messaging/MessageOutbox';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import { failure, success, type Result } from '../../../src/domain/shared/Result';
import { aMessageOutbox, aQueuedMessage } from '../../support/aMessageOutbox';
import { VirtualTime } from '../../support/VirtualTime';

type Answer = BackendFailure | null;

/** A backend that gives these answers, the last of them for good. */
function delivering(messages: readonly QueuedMessage[], ...answers: readonly Answer[]) {
  const outbox = aMessageOutbox(...messages);
  const time = new VirtualTime();
  const tried: string[] = [];
  let concurrent = 0;
  const left = [...answers];
  const send = async ({ id }: { readonly id: string }): Promise<Result<void, BackendFailure>> => {
    tried.push(id);
    concurrent += 1;
    expect(concurrent).toBe(1);
    await Promise.resolve();
    concurrent -= 1;
    const answer = left.length > 1 ? left.shift() : left[0];
    return answer === null || answer === undefined ? success() : failure(answer);
  };
  const delivery = new DeliverMessages({ send }, outbox, time).start('karim');
  return { delivery, outbox, time, tried, waiting: () => outbox.of('karim').map(({ id, isRefused }) => (isRefused ? `${id}!` : id)) };
}

const [one, two, three] = ['un', 'deux', 'trois'].map((id) => aQueuedMessage({ id })) as [QueuedMessage, QueuedMessage, QueuedMessage];

describe('delivering messages', () => {
  test('sends what waits, one after the other, in its order', async () => {
    const { time, tried, waiting } = delivering([one, two, three]);
    await time.pass(0);
    expect(tried).toEqual(['un', 'deux', 'trois']);
    expect(waiting()).toEqual([]);
  });

  test('sends what is written later, at once', async () => {
    const { outbox, time, tried } = delivering([]);
    outbox.add(one);
    outbox.add(two);
    await time.pass(0);
    expect(tried).toEqual(['un', 'deux']);
  });

  test.each(['offline', 'full', 'blocked', 'unavailable'] as const)('waits while the backend is %s, longer each time up to half a minute, and keeps the order', async (reason) => {
    const { time, tried, waiting } = delivering([one, two], reason);
    await time.pass(0);
    expect(tried).toEqual(['un']);
    for (const delay of [2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      expect(time.waits).toEqual([delay]);
      await time.pass(delay);
    }
    expect(tried).toEqual(Array.from({ length: 7 }, () => 'un'));
    expect(waiting()).toEqual(['un', 'deux']);
  });

  test('starts with short waits again once something was sent', async () => {
    const { time, tried } = delivering([one, two], 'offline', 'offline', null, 'offline', null);
    await time.pass(6000);
    expect(tried).toEqual(['un', 'un', 'un', 'deux']);
    expect(time.waits).toEqual([2000]);
    await time.pass(2000);
    expect(tried).toEqual(['un', 'un', 'un', 'deux', 'deux']);
  });

  test('does not hurry for what is written while it waits', async () => {
    const { outbox, time, tried } = delivering([one], 'offline');
    await time.pass(0);
    outbox.add(two);
    await time.pass(0);
    expect(tried).toEqual(['un']);
  });

  test('tries at once when the backend is back', async () => {
    const { delivery, time, tried, waiting } = delivering([one, two], 'offline', 'offline', null);
    await time.pass(2000);
    delivery.wake();
    await time.pass(0);
    expect(tried).toEqual(['un', 'un', 'un', 'deux']);
    expect(waiting()).toEqual([]);
    expect(time.waits).toEqual([]);
  });

  test.each(['denied', 'unknown'] as const)('sets aside what is %s, and goes on', async (reason) => {
    const { time, tried, waiting } = delivering([one, two], reason, null);
    await time.pass(60_000);
    expect(tried).toEqual(['un', 'deux']);
    expect(waiting()).toEqual(['un!']);
  });

  test('sends again what its writer wants sent again', async () => {
    const { outbox, time, tried, waiting } = delivering([one], 'denied', null);
    await time.pass(0);
    outbox.change({ ...one, isRefused: false });
    await time.pass(0);
    expect(tried).toEqual(['un', 'un']);
    expect(waiting()).toEqual([]);
  });

  test('ends in the middle of a wait', async () => {
    const { delivery, outbox, time, tried } = delivering([one], 'offline');
    await time.pass(0);
    delivery.end();
    outbox.add(two);
    await time.pass(60_000);
    expect(tried).toEqual(['un']);
    expect(time.waits).toEqual([]);
  });

  test('ends while a message is on its way: nothing more is tried', async () => {
    const { delivery, time, tried } = delivering([one, two], 'offline');
    delivery.end();
    await time.pass(60_000);
    expect(tried).toEqual(['un']);
    expect(time.waits).toEqual([]);
  });
});
