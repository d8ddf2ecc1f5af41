import { expect, onTestFinished, test, vi } from 'vitest';
import { createViewModelSource } from '../../src/di/container';
import { ContainerModule } from 'inversify';
import { searchViewModel } from '../../src/presentation/search/viewModels';
import { newsletterViewModel } from '../../src/presentation/newsletter/viewModels';

test('a factory that could not be loaded is the same failure for a component that renders again at once, and is loaded again later', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lazy = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const source = createViewModelSource({ eager: () => () => undefined, lazy });
  const first = source.factoryOf(newsletterViewModel);
  await expect(first).rejects.toThrow('dynamically imported module');
  expect(source.factoryOf(newsletterViewModel)).toBe(first);
  expect(lazy).toHaveBeenCalledOnce();

  vi.advanceTimersByTime(1000);
  const second = source.factoryOf(newsletterViewModel);
  await expect(second).rejects.toThrow('dynamically imported module');
  expect(lazy).toHaveBeenCalledTimes(2);
});

test('the pages of results take their ports from the part for listings of a backend that serves them, without its lazy half', async () => {
  const halves: string[] = [];
  const backend = (name: string, servesResults?: true) => ({
    eager: () => () => undefined,
    listing: async () => () => void halves.push(`listing of ${name}`),
    lazy: async () => new ContainerModule(() => void halves.push(`lazy half of ${name}`)),
    ...(servesResults && { servesResults }),
  });
  await createViewModelSource(backend('browser'), backend('Firebase', true)).factoryOf(searchViewModel);
  expect(halves.toSorted()).toEqual(['lazy half of browser', 'listing of Firebase', 'listing of browser']);
});
