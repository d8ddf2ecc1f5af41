// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openConfiguration } from '../../../../src/domain/maintenance/AppConfiguration';
import { LocalStorageMaintenanceMemory } from '../../../../src/infrastructure/browser/storage/LocalStorageMaintenanceMemory';
import { refuseStorage } from '../../../support/doubles/refuseStorage';

const closed = { ...openConfiguration, maintenance: true, targetDate: 1_000 };

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the configuration that was read last is known at the next visit', () => {
  expect(new LocalStorageMaintenanceMemory().lastKnown()).toBeNull();
  new LocalStorageMaintenanceMemory().remember(closed);
  expect(new LocalStorageMaintenanceMemory().lastKnown()).toEqual(closed);
});

test.each(['', '{', 'null', '{"maintenance":"oui"}', '{"maintenance":true}'])(
  'what else stands there is none: %s',
  (stored) => {
    localStorage.setItem('mbz_app_config', stored);
    expect(new LocalStorageMaintenanceMemory().lastKnown()).toBeNull();
  },
);

test('a browser that keeps nothing remembers as long as the tab', () => {
  refuseStorage();
  const memory = new LocalStorageMaintenanceMemory();
  memory.remember(closed);
  memory.setOverride(true);
  expect(memory.lastKnown()).toEqual(closed);
  expect(memory.hasOverride()).toBe(true);
});
