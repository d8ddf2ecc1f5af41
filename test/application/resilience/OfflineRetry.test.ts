import { expect, test } from 'vitest';
import { Cancellation } from '../../../src/application/shared/Cancellation';
import { OfflineRetry } from '../../../src/application/resilience/OfflineRetry';
import { failure, success, type Result } from '../../../src/domain/shared/Result';
import { aDeferred } from '../../support/doubles/aDeferred';
import { InMemoryBackendStatus } from '../../support/inMemory/resilience/InMemoryBackendStatus';
import { VirtualTime } from '../../support/time/VirtualTime';

type Answer = Result<string, 'offline' | 'full'>;

/** Attempts that answer in this order, the last one again and again. */
function aRetry(...answers: readonly Answer[]) {
  const [time, status, ending] = [new VirtualTime(), new InMemoryBackendStatus(), new Cancellation()];
  const shown: boolean[] = [];
  const attempts: number[] = [];
  status.set('ready');
  const start = time.now();
  const attempt = async () => {
    attempts.push(time.now() - start);
    return answers[attempts.length - 1] ?? answers.at(-1) ?? failure('offline');
  };
  const result = new OfflineRetry(status, time).execute(attempt, (isOffline) => shown.push(isOffline), ending);
  return { time, status, ending, shown, attempts, result };
}

test('an answer is given at once, and nothing is subscribed to any more', async () => {
  const { result, shown, status } = aRetry(success('stored'));
  await expect(result).resolves.toEqual(success('stored'));
  expect([shown, status.listeners]).toEqual([[], 0]);
});

test('a failure that is an answer is not attempted again', async () => {
  const { result, attempts } = aRetry(failure('full'));
  await expect(result).resolves.toEqual(failure('full'));
  expect(attempts).toEqual([0]);
});

test('attempts are repeated after delays that double up to half a minute while the backend seems reachable', async () => {
  const { time, attempts, ending, result } = aRetry(failure('offline'));
  await time.pass(122_000);
  expect(attempts).toEqual([0, 2000, 6000, 14_000, 30_000, 60_000, 90_000, 120_000]);
  ending.cancel();
  await expect(result).resolves.toBeNull();
});

test('without a network nothing is attempted, and at once when it is back', async () => {
  const { time, status, attempts, shown, result } = aRetry(failure('offline'), success('stored'));
  status.set('offline');
  await time.pass(600_000);
  expect(attempts).toEqual([0]);
  expect(shown).toContain(true);
  status.set('ready');
  await time.pass(0);
  await expect(result).resolves.toEqual(success('stored'));
  expect([attempts, shown.at(-1)]).toEqual([[0, 600_000], false]);
});

test('a network that comes and goes leaves one next attempt', async () => {
  const { time, status, attempts, result } = aRetry(failure('offline'), success('stored'));
  await time.pass(0);
  for (const kind of ['offline', 'ready', 'offline', 'ready'] as const) status.set(kind);
  await time.pass(0);
  await expect(result).resolves.toEqual(success('stored'));
  await time.pass(60_000);
  expect([attempts.length, time.waits, status.listeners]).toEqual([2, [], 0]);
});

test('a network that is lost during an attempt is shown before the attempt ends', async () => {
  const [status, answer] = [new InMemoryBackendStatus(), aDeferred<Answer>()];
  status.set('ready');
  const shown: boolean[] = [];
  const retry = new OfflineRetry(status, new VirtualTime());
  const result = retry.execute(
    () => answer.promise,
    (isOffline) => shown.push(isOffline),
    new Cancellation(),
  );
  status.set('offline');
  expect(shown).toEqual([true]);
  answer.resolve(success('stored'));
  await expect(result).resolves.toEqual(success('stored'));
});

test('what is cancelled during an attempt is not waited for, and no timer is left', async () => {
  const [status, time, ending] = [new InMemoryBackendStatus(), new VirtualTime(), new Cancellation()];
  const result = new OfflineRetry(status, time).execute(
    () => new Promise<Answer>(() => undefined),
    () => undefined,
    ending,
  );
  ending.cancel();
  await expect(result).resolves.toBeNull();
  expect([time.waits, status.listeners]).toEqual([[], 0]);
});

test('what is cancelled as soon as it is known to be offline is not attempted again', async () => {
  const [status, time, ending] = [new InMemoryBackendStatus(), new VirtualTime(), new Cancellation()];
  status.set('ready');
  let attempts = 0;
  const attempt = async (): Promise<Answer> => ((attempts += 1), failure('offline'));
  const result = new OfflineRetry(status, time).execute(attempt, () => ending.cancel(), ending);
  await expect(result).resolves.toBeNull();
  expect([attempts, time.waits, status.listeners]).toEqual([1, [], 0]);
});

test('what is cancelled before it begins is not attempted', async () => {
  const ending = new Cancellation();
  ending.cancel();
  let attempts = 0;
  const attempt = async (): Promise<Answer> => ((attempts += 1), success('stored'));
  const retry = new OfflineRetry(new InMemoryBackendStatus(), new VirtualTime());
  await expect(retry.execute(attempt, () => undefined, ending)).resolves.toBeNull();
  expect(attempts).toBe(0);
});
