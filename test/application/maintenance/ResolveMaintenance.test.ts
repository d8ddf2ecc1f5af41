import { describe, expect, test } from 'vitest';
import type { ReadConfiguration } from '../../../src/application/maintenance/AppConfigurationRepository';
import { ResolveMaintenance, type MaintenanceState } from '../../../src/application/maintenance/ResolveMaintenance';
import { openConfiguration, type AppConfiguration } from '../../../src/domain/maintenance/AppConfiguration';
import { failure, success } from '../../../src/domain/shared/Result';
import {
  InMemoryAppConfigurationRepository,
  InMemoryConfiguration,
} from '../../support/inMemory/maintenance/InMemoryAppConfigurationRepository';
import { InMemoryMaintenanceMemory } from '../../support/inMemory/maintenance/InMemoryMaintenanceMemory';

const closed: AppConfiguration = { ...openConfiguration, maintenance: true, targetDate: 1_000 };

/** The use case over a backend that has not answered yet, in a browser that read `known` before. */
function resolving(known: AppConfiguration | null = null, isRemote = true) {
  const site = new InMemoryConfiguration(null);
  const memory = new InMemoryMaintenanceMemory(known);
  const resolve = new ResolveMaintenance(new InMemoryAppConfigurationRepository(site, false, isRemote), memory);
  const states: MaintenanceState[] = [];
  const stop = resolve.execute((state) => states.push(state));
  return {
    resolve,
    states,
    stop,
    emit: (read: ReadConfiguration) => site.set(read),
    isSubscribed: () => site.emitter.listeners > 0,
    remembered: () => memory.lastKnown(),
  };
}

describe('ResolveMaintenance', () => {
  test('nothing is known at first in a browser that never read the configuration of a server', () => {
    expect(resolving().resolve.initial.source).toBe('nothing');
  });

  test('the site is open at first in a browser that stores the configuration itself and never read one', () => {
    expect(resolving(null, false).resolve.initial).toEqual({ configuration: openConfiguration, source: 'browser' });
  });

  test('the last configuration that this browser read holds at first', () => {
    expect(resolving(closed).resolve.initial).toEqual({ configuration: closed, source: 'browser' });
  });

  test('a configuration from the backend is emitted and stored for the next visit', () => {
    const { states, emit, remembered } = resolving();
    emit(success(closed));
    expect(states).toEqual([{ configuration: closed, source: 'backend' }]);
    expect(remembered()).toEqual(closed);
  });

  test('a site without configuration is open, and the former configuration is replaced', () => {
    const { states, emit, remembered } = resolving(closed);
    emit(success(null));
    expect(states).toEqual([{ configuration: openConfiguration, source: 'backend' }]);
    expect(remembered()).toEqual(openConfiguration);
  });

  test.each(['denied', 'malformed', 'unknown'] as const)(
    'maintenance is assumed when the configuration is %s, with the last known date (§4.12 “If the config cannot be read, maintenance mode is on by default”, §8.5)',
    (reason) => {
      const known = { ...closed, maintenance: false };
      const { states, emit, remembered } = resolving(known);
      emit(failure(reason));
      expect(states).toEqual([{ configuration: closed, source: { failure: reason } }]);
      expect(remembered(), 'an assumed configuration is not stored').toEqual(known);
    },
  );

  test('maintenance is assumed when the server does not answer a browser that never read a configuration', () => {
    const { states, emit } = resolving();
    emit(failure('offline'));
    expect(states).toEqual([
      { configuration: { ...openConfiguration, maintenance: true }, source: { failure: 'offline' } },
    ]);
  });

  test('the last known configuration stays when the server does not answer', () => {
    const { states, emit } = resolving({ ...closed, maintenance: false });
    emit(failure('offline'));
    expect(states).toEqual([{ configuration: { ...closed, maintenance: false }, source: 'browser' }]);
  });

  test('the subscription ends when the returned function is called', () => {
    const { stop, isSubscribed } = resolving();
    expect(isSubscribed()).toBe(true);
    stop();
    expect(isSubscribed()).toBe(false);
  });

  const anOpen: MaintenanceState = { configuration: openConfiguration, source: 'backend' };
  const aClosed: MaintenanceState = { configuration: closed, source: 'backend' };

  const nothingKnown: MaintenanceState = { configuration: openConfiguration, source: 'nothing' };

  test.each([
    [nothingKnown, false, 'other', 'awaited'],
    [nothingKnown, true, 'admin', 'awaited'],
    [anOpen, false, 'other', 'open'],
    [anOpen, true, 'admin', 'open'],
    [anOpen, true, 'unknown', 'open'],
    [aClosed, false, 'admin', 'closed'],
    [aClosed, false, 'unknown', 'closed'],
    [aClosed, false, 'other', 'closed'],
    [aClosed, true, 'other', 'closed'],
    [aClosed, true, 'admin', 'entered'],
    [aClosed, true, 'unknown', 'undecided'],
  ] as const)('the site %o with override %s is for %s: %s (§4.10, §4.11)', (state, hasOverride, role, access) => {
    expect(resolving().resolve.access(state, hasOverride, role)).toBe(access);
  });

  test('the override is stored in the memory of the browser', () => {
    const { resolve } = resolving();
    expect(resolve.hasOverride()).toBe(false);
    resolve.setOverride(true);
    expect(resolve.hasOverride()).toBe(true);
    resolve.setOverride(false);
    expect(resolve.hasOverride()).toBe(false);
  });
});
