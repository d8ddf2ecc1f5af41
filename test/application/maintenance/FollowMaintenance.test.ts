import { describe, expect, test } from 'vitest';
import type {
  AppConfigurationRepository,
  ReadConfiguration,
} from '../../../src/application/maintenance/AppConfigurationRepository';
import { FollowMaintenance, type MaintenanceState } from '../../../src/application/maintenance/FollowMaintenance';
import { openConfiguration, type AppConfiguration } from '../../../src/domain/maintenance/AppConfiguration';
import { failure, success } from '../../../src/domain/shared/Result';
import { aMaintenanceMemory } from '../../support/drivers/anOpenSite';

const closed: AppConfiguration = { ...openConfiguration, maintenance: true, targetDate: 1_000 };

/** Follows over a backend that says what the test says, in a browser that knew `known` before. */
function following(known: AppConfiguration | null = null) {
  let lastKnown = known;
  let say: (read: ReadConfiguration) => void = () => undefined;
  let isWatched = false;
  const repository: AppConfigurationRepository = {
    subscribe: (listener) => {
      say = listener;
      isWatched = true;
      return () => {
        isWatched = false;
      };
    },
    change: () => Promise.resolve(success()),
  };
  const memory = aMaintenanceMemory({
    lastKnown: () => lastKnown,
    remember: (configuration) => {
      lastKnown = configuration;
    },
  });
  const follow = new FollowMaintenance(repository, memory);
  const told: MaintenanceState[] = [];
  const stop = follow.execute((state) => told.push(state));
  return {
    follow,
    told,
    stop,
    say: (read: ReadConfiguration) => say(read),
    isWatched: () => isWatched,
    remembered: () => lastKnown,
  };
}

describe('following the maintenance', () => {
  test('begins with an open site where nothing is known', () => {
    expect(following().follow.beginning).toEqual({ configuration: openConfiguration, source: 'browser' });
  });

  test('begins as this browser knew the site last', () => {
    expect(following(closed).follow.beginning).toEqual({ configuration: closed, source: 'browser' });
  });

  test('tells what the backend says, and remembers it', () => {
    const { told, say, remembered } = following();
    say(success(closed));
    expect(told).toEqual([{ configuration: closed, source: 'backend' }]);
    expect(remembered()).toEqual(closed);
  });

  test('takes a site without configuration for open, and forgets what it was', () => {
    const { told, say, remembered } = following(closed);
    say(success(null));
    expect(told).toEqual([{ configuration: openConfiguration, source: 'backend' }]);
    expect(remembered()).toEqual(openConfiguration);
  });

  test.each(['denied', 'malformed', 'unknown'] as const)(
    'assumes maintenance when the configuration is %s, with the date known last',
    (reason) => {
      const known = { ...closed, maintenance: false };
      const { told, say, remembered } = following(known);
      say(failure(reason));
      expect(told).toEqual([{ configuration: closed, source: { failure: reason } }]);
      expect(remembered(), 'what was assumed is not remembered').toEqual(known);
    },
  );

  test('assumes maintenance when the server does not answer a browser that knows nothing', () => {
    const { told, say } = following();
    say(failure('offline'));
    expect(told).toEqual([
      { configuration: { ...openConfiguration, maintenance: true }, source: { failure: 'offline' } },
    ]);
  });

  test('leaves standing what was known when the server merely does not answer', () => {
    const { told, say } = following({ ...closed, maintenance: false });
    say(failure('offline'));
    expect(told).toEqual([{ configuration: { ...closed, maintenance: false }, source: 'browser' }]);
  });

  test('ends when asked to', () => {
    const { stop, isWatched } = following();
    stop();
    expect(isWatched()).toBe(false);
  });
});
