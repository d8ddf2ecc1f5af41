import { describe, expect, test } from 'vitest';
import { browser } from '../../src/di/backends/browser';
import { embeddedBackend } from '../../src/di/backends/embedded';
import { firebaseBackend } from '../../src/di/backends/firebase';
import { createViewModelSource } from '../../src/di/container';
import type { ViewModelKey } from '../../src/presentation/shared/viewModelKey';
import { sessionViewModel } from '../../src/presentation/shared/viewModels';
import { homeViewModel } from '../../src/presentation/listings/viewModels';
import { newsletterViewModel } from '../../src/presentation/newsletter/viewModels';

const keys = Object.values(
  import.meta.glob<Record<string, ViewModelKey<unknown>>>('../../src/presentation/*/viewModels.ts', { eager: true }),
).flatMap((module) => Object.values(module));
const configuration = {
  apiKey: 'demo',
  authDomain: '',
  projectId: 'demo-wiring',
  storageBucket: 'demo-wiring',
  appId: '1:0:web:0',
};
const source = createViewModelSource(browser, embeddedBackend);
const onFirebase = createViewModelSource(browser, firebaseBackend(configuration));

describe.each([
  ['in this browser', source],
  ['on Firebase', onFirebase],
])('the container of the site %s', (_where, wired) => {
  test.each(keys)('the container makes $name', async (key) => {
    const create = await wired.factoryOf(key);
    expect(create()).toBeTypeOf('object');
  });
});

describe('the container', () => {
  test('the container makes one session for the whole site, and a new home page each time', async () => {
    const session = await source.factoryOf(sessionViewModel);
    const home = await source.factoryOf(homeViewModel);
    expect(session()).toBe(session());
    expect(home()).not.toBe(home());
  });

  test('all callers that wait for an area get the same promise', () => {
    const fresh = createViewModelSource(browser, embeddedBackend);
    expect(fresh.factoryOf(newsletterViewModel)).toBe(fresh.factoryOf(newsletterViewModel));
  });

  test('an area whose code could not be loaded is loaded again', async () => {
    let attempts = 0;
    const later = () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('offline')) : embeddedBackend.later();
    };
    const flaky = createViewModelSource(browser, { ...embeddedBackend, later });
    await expect(flaky.factoryOf(newsletterViewModel)).rejects.toThrow('offline');
    expect((await flaky.factoryOf(newsletterViewModel))()).toBeTypeOf('object');
  });
});
