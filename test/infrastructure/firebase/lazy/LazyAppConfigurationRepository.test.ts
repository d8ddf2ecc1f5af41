import { expect, test, vi } from 'vitest';
import type {
  AppConfigurationRepository,
  ReadConfiguration,
} from '../../../../src/application/maintenance/AppConfigurationRepository';
import { failure, success } from '../../../../src/domain/shared/Result';
import { LazyAppConfigurationRepository } from '../../../../src/infrastructure/firebase/lazy/LazyAppConfigurationRepository';
import { VirtualTime } from '../../../support/time/VirtualTime';

const loaded: AppConfigurationRepository = {
  isRemote: true,
  subscribe: (listener) => {
    listener(success(null));
    return () => undefined;
  },
  change: () => Promise.resolve(success()),
};

/** A configuration whose code cannot be fetched the first time. */
function fetchedAtSecondAttempt() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const time = new VirtualTime();
  let attempts = 0;
  const lazy = () => (++attempts === 1 ? Promise.reject(new Error('Failed to fetch')) : Promise.resolve(loaded));
  const emissions: ReadConfiguration[] = [];
  const stop = new LazyAppConfigurationRepository(lazy, time).subscribe((read) => emissions.push(read));
  return { time, emissions, stop, attempts: () => attempts };
}

test('an adapter that could not be loaded is loaded again, and the configuration is emitted then', async () => {
  const { time, emissions } = fetchedAtSecondAttempt();
  await time.pass(14_999);
  expect(emissions).toEqual([failure('offline')]);
  await time.pass(1);
  expect(emissions).toEqual([failure('offline'), success(null)]);
});

test('nothing is loaded again after unsubscribing', async () => {
  const { time, stop, attempts } = fetchedAtSecondAttempt();
  await time.pass(0);
  stop();
  await time.pass(60_000);
  expect(attempts()).toBe(1);
});
