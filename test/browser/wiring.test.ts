import { describe, expect, test } from 'vitest';
import { browser } from '../../src/di/backends/browser';
import { embeddedBackend } from '../../src/di/backends/embedded';
import { firebaseBackend } from '../../src/di/backends/firebase';
import { createViewModelSource } from '../../src/di/container';
import { viewModels } from '../../src/di/tokens';
import type { ViewModelName } from '../../src/presentation/shared/ViewModels';

const names = Object.keys(viewModels) as ViewModelName[];
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
  test.each(names)('makes a view-model named %s', async (name) => {
    const create = await wired.factoryOf(name);
    expect(create()).toBeTypeOf('object');
  });
});

describe('the container', () => {
  test('makes one session for the whole site, and a home page each time', async () => {
    const session = await source.factoryOf('session');
    const home = await source.factoryOf('home');
    expect(session()).toBe(session());
    expect(home()).not.toBe(home());
  });

  test('hands the same promise to all who wait for an area', () => {
    const fresh = createViewModelSource(browser, embeddedBackend);
    expect(fresh.factoryOf('newsletter')).toBe(fresh.factoryOf('newsletter'));
  });

  test('tries again when the code of an area could not be fetched', async () => {
    let attempts = 0;
    const later = () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('offline')) : embeddedBackend.later();
    };
    const flaky = createViewModelSource(browser, { ...embeddedBackend, later });
    await expect(flaky.factoryOf('newsletter')).rejects.toThrow('offline');
    expect((await flaky.factoryOf('newsletter'))()).toBeTypeOf('object');
  });
});
