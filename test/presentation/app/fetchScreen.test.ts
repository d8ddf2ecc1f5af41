import { afterEach, expect, test, vi } from 'vitest';
import { fetchScreen } from '../../../src/presentation/app/routes';
import type { ViewModelSource } from '../../../src/presentation/shared/ViewModelSource';

afterEach(() => {
  vi.useRealTimers();
});

test('a first page waits for its view-model a moment, so that no loader stands in between, and no longer', async () => {
  await fetchScreen({ pathname: '/auth', search: '' }, { factoryOf: () => Promise.reject(new Error('offline')) });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const asked: string[] = [];
  const slow: ViewModelSource = {
    factoryOf({ name }) {
      asked.push(name);
      return new Promise<never>(() => undefined);
    },
  };
  let hasCome = false;
  const coming = fetchScreen({ pathname: '/auth', search: '' }, slow).then(() => (hasCome = true));
  const untilTimer = async () => {
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  };
  // Its view-model is asked for in a task of its own.
  await untilTimer();
  await vi.advanceTimersByTimeAsync(0);
  await untilTimer();
  expect(asked).toEqual(['authViewModel']);
  await vi.advanceTimersByTimeAsync(199);
  expect(hasCome).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await coming;
});

test('a page whose view-models came with the first code waits for none', async () => {
  await fetchScreen(
    { pathname: '/a-propos', search: '' },
    {
      factoryOf: () => {
        throw new Error('not asked for');
      },
    },
  );
});
