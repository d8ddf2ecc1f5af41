import { describe, expect, onTestFinished, test } from 'vitest';
import { LoadProfileWithRetry } from '../../../src/application/auth/LoadProfileWithRetry';
import type { ProfileSource } from '../../../src/application/auth/Session';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import { failure, success } from '../../../src/domain/shared/Result';
import { aProfile } from '../../support/builders/aPosting';
import { VirtualTime } from '../../support/time/VirtualTime';

/** Where the profiles come from that are emitted within a minute; attempts end with these failures, all others succeed. */
async function sourcesFrom(initial: ProfileSource, ...failures: readonly BackendFailure[]) {
  const time = new VirtualTime();
  const left: BackendResult<null>[] = failures.map((reason) => failure(reason));
  const sources: ProfileSource[] = [];
  const users = {
    subscribe: (_uid: string, listener: (profile: BackendResult<UserProfile | null>) => void) => {
      listener(left.shift() ?? success(aProfile()));
      return () => undefined;
    },
    create: async () => success(),
  };
  const load = new LoadProfileWithRetry(users, { run: async () => true }, time, { draw: () => 0 });
  const stop = load.execute(aProfile(), { profile: aProfile(), source: initial }, ({ source }) => sources.push(source));
  await time.pass(60_000);
  stop();
  return sources;
}

const fiveFailures = Array<BackendFailure>(5).fill('offline');

describe('LoadProfileWithRetry', () => {
  test('a profile that the first attempt loads is stored', async () => {
    expect(await sourcesFrom('awaited')).toEqual(['stored']);
  });

  test('an awaited profile becomes the fallback only after the last attempt', async () => {
    expect(await sourcesFrom('awaited', 'offline', 'offline')).toEqual(['stored']);
    expect(await sourcesFrom('awaited', ...fiveFailures)).toEqual(['fallback']);
    expect(await sourcesFrom('awaited', 'denied')).toEqual(['fallback']);
  });

  test('a provisional profile becomes the fallback at the first failure', async () => {
    expect(await sourcesFrom('provisional', 'offline', 'offline')).toEqual(['fallback', 'stored']);
    expect(await sourcesFrom('provisional', ...fiveFailures)).toEqual(['fallback']);
  });

  test('a cached profile stays until the stored one is loaded', async () => {
    expect(await sourcesFrom('cached', 'offline')).toEqual(['stored']);
    expect(await sourcesFrom('cached', ...fiveFailures)).toEqual([]);
  });

  test('a profile that turns out to be missing after the last attempt has failed is created, and becomes the stored one', async () => {
    const time = new VirtualTime();
    let known: BackendResult<UserProfile | null> = failure('offline');
    let emit = () => undefined as void;
    const users = {
      subscribe: (_uid: string, listener: (profile: BackendResult<UserProfile | null>) => void) => {
        emit = () => listener(known);
        emit();
        return () => undefined;
      },
      create: async (profile: UserProfile) => {
        known = success(profile);
        emit();
        return success();
      },
    };
    const load = new LoadProfileWithRetry(users, { run: async () => true }, time, { draw: () => 0 });
    const sources: ProfileSource[] = [];
    const shown = { profile: aProfile(), source: 'provisional' } as const;
    onTestFinished(load.execute(aProfile(), shown, ({ source }) => sources.push(source)));
    await time.pass(60_000);
    expect(sources).toEqual(['fallback']);
    known = success(null);
    emit();
    await time.pass(0);
    expect(known).toEqual(success(aProfile()));
    expect(sources).toEqual(['fallback', 'stored']);
  });
});
