import { expect, test } from 'vitest';
import { Cancellation } from '../../../src/application/shared/Cancellation';
import { PublishWhenReachable } from '../../../src/application/listings/PublishWhenReachable';
import { OfflineRetry } from '../../../src/application/resilience/OfflineRetry';
import { failure, success, type Result } from '../../../src/domain/shared/Result';
import { aDeferred } from '../../support/doubles/aDeferred';
import { InMemoryPublicationQueue } from '../../support/inMemory/listings/InMemoryPublicationQueue';
import { InMemoryBackendStatus } from '../../support/inMemory/resilience/InMemoryBackendStatus';
import { eventually } from '../../support/time/eventually';
import { VirtualTime } from '../../support/time/VirtualTime';

type Answer = Result<string, 'offline' | 'full'>;
const draft = { ownerId: 'karim', draftId: 'velo' };

/** A tab without a network, whose attempts fail until `answer` is called. */
function aTab(queue = new InMemoryPublicationQueue()) {
  const [time, status, ending] = [new VirtualTime(), new InMemoryBackendStatus(), new Cancellation()];
  status.set('offline');
  const publish = new PublishWhenReachable(queue, new OfflineRetry(status, time));
  let current: Answer = failure('offline');
  let attempts = 0;
  const attempt = async () => ((attempts += 1), current);
  return {
    queue,
    publish,
    ending,
    attempts: () => attempts,
    begin: () => publish.execute(draft, attempt, () => undefined, ending),
    answer: async (next: Answer) => {
      current = next;
      status.set('ready');
      await time.pass(0);
    },
    settle: () => time.pass(0),
  };
}

test('a draft is queued until the server answers, and published once', async () => {
  const { queue, publish, begin, answer, attempts } = aTab();
  const result = begin();
  await eventually(() => expect(publish.isQueued(draft)).toBe(true));
  await answer(success('online'));
  await expect(result).resolves.toEqual(success('online'));
  expect([queue.of('karim'), attempts()]).toEqual([null, 2]);
});

test('a draft that the server answers for at once is not queued', async () => {
  const queue = new InMemoryPublicationQueue();
  const queued: (string | null)[] = [];
  queue.inOtherTab().subscribe('karim', () => queued.push(queue.of('karim')));
  const status = new InMemoryBackendStatus();
  status.set('ready');
  const publish = new PublishWhenReachable(queue, new OfflineRetry(status, new VirtualTime()));
  const result = publish.execute(
    draft,
    async () => success(),
    () => undefined,
    new Cancellation(),
  );
  await expect(result).resolves.toEqual(success());
  expect(queued).toEqual([]);
});

test('a draft that is refused is no longer queued', async () => {
  const { queue, begin, answer } = aTab();
  const result = begin();
  await eventually(() => expect(queue.of('karim')).toBe('velo'));
  await answer(failure('full'));
  await expect(result).resolves.toEqual(failure('full'));
  expect(queue.of('karim')).toBeNull();
});

test('a page that is left leaves its draft queued', async () => {
  const { queue, begin, ending } = aTab();
  const result = begin();
  await eventually(() => expect(queue.of('karim')).toBe('velo'));
  ending.cancel();
  await expect(result).resolves.toBeNull();
  expect(queue.of('karim')).toBe('velo');
});

test('a draft that is withdrawn in another tab is attempted no more', async () => {
  const { queue, begin, answer, attempts } = aTab();
  const result = begin();
  await eventually(() => expect(queue.of('karim')).toBe('velo'));
  aTab(queue.inOtherTab()).publish.withdraw('karim');
  await expect(result).resolves.toBeNull();
  await answer(success('online'));
  expect(attempts()).toBe(1);
});

test('a queued draft that another tab publishes is not published again', async () => {
  const queue = new InMemoryPublicationQueue();
  queue.add('karim', 'velo');
  const other = queue.inOtherTab();
  const published = aDeferred<void>();
  const publishing = other.inOneTab('karim', new Cancellation(), async () => {
    await published.promise;
    other.remove('karim');
  });
  const { begin, attempts } = aTab(queue);
  const result = begin();
  published.resolve();
  await publishing;
  await expect(result).resolves.toBeNull();
  expect(attempts()).toBe(0);
});

test('a queued draft whose removal has not been notified yet is not published again', async () => {
  const queue = new InMemoryPublicationQueue();
  queue.add('karim', 'velo');
  const { publish } = aTab(queue);
  const result = publish.execute(
    draft,
    async () => success(),
    () => undefined,
    new Cancellation(),
  );
  queue.remove('karim');
  await expect(result).resolves.toBeNull();
});

test('a change of the queue that leaves the draft queued stops nothing', async () => {
  const { queue, begin, answer } = aTab();
  const result = begin();
  await eventually(() => expect(queue.of('karim')).toBe('velo'));
  const other = queue.inOtherTab();
  queue.remove('karim');
  other.add('karim', 'velo');
  await answer(success('online'));
  await expect(result).resolves.toEqual(success('online'));
});
