import { expect, test } from 'vitest';
import { Cancellation } from '../../../src/application/shared/Cancellation';
import { QueuedPublications } from '../../../src/application/listings/QueuedPublications';
import { aDeferred } from '../../support/doubles/aDeferred';
import { InMemoryPublicationQueue } from '../../support/inMemory/listings/InMemoryPublicationQueue';
import { InMemoryBackendStatus } from '../../support/inMemory/resilience/InMemoryBackendStatus';
import { eventually } from '../../support/time/eventually';

/** A tab of Karim’s; it publishes what is queued when the test says so. */
function aTab(queue = new InMemoryPublicationQueue()) {
  const status = new InMemoryBackendStatus();
  const started: string[] = [];
  let publishing = aDeferred<void>();
  const stop = new QueuedPublications(queue, status).start('karim', async () => {
    started.push(queue.of('karim') ?? 'nothing');
    await publishing.promise;
  });
  const end = (isDone: boolean) => {
    if (isDone) queue.remove('karim');
    publishing.resolve();
    publishing = aDeferred();
  };
  return { queue, status, started, stop, end };
}

test('a draft that an earlier visit has queued is published once the backend is reachable', async () => {
  const { queue, status, started } = aTab();
  queue.add('karim', 'velo');
  status.set('offline');
  await eventually(() => expect(started).toEqual([]));
  status.set('ready');
  await eventually(() => expect(started).toEqual(['velo']));
});

test('a draft that another tab, closed since, has queued is published when the network is back', async () => {
  const { queue, status, started } = aTab();
  status.set('ready');
  queue.inOtherTab().add('karim', 'velo');
  await eventually(() => expect(started).toEqual(['velo']));
});

test('a draft is published once at a time, and again at the next occasion if it is still queued', async () => {
  const { queue, status, started, end } = aTab();
  queue.add('karim', 'velo');
  status.set('ready');
  await eventually(() => expect(started).toHaveLength(1));
  status.set('ready');
  await eventually(() => expect(started).toHaveLength(1));
  end(false);
  await eventually(() => {
    status.set('ready');
    expect(started).toHaveLength(2);
  });
});

test('a draft that another tab publishes is left to it', async () => {
  const queue = new InMemoryPublicationQueue();
  queue.add('karim', 'velo');
  const [first, second] = [aTab(queue), aTab(queue.inOtherTab())];
  first.status.set('ready');
  second.status.set('ready');
  await eventually(() => expect(first.started).toEqual(['velo']));
  first.end(true);
  await queue.inOneTab('karim', new Cancellation(), async () => undefined);
  expect(second.started).toEqual([]);
});

test('nothing is published after the end', async () => {
  const { queue, status, started, stop } = aTab();
  queue.add('karim', 'velo');
  stop();
  status.set('ready');
  await queue.inOneTab('karim', new Cancellation(), async () => undefined);
  expect([started, status.listeners]).toEqual([[], 0]);
});
