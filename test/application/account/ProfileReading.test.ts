import { expect, test } from 'vitest';
import { ProfileReading, type ProfileTelling } from '../../../src/application/account/ProfileReading';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { failure, success } from '../../../src/domain/shared/Result';
import { aProfile } from '../../support/builders/aPosting';
import { VirtualTime } from '../../support/time/VirtualTime';

/** What is told of a profile over a minute, while the first attempts end so; the others bring it. */
async function tellings(...failures: readonly BackendFailure[]) {
  const time = new VirtualTime();
  const left: BackendResult<null>[] = failures.map((reason) => failure(reason));
  const told: ProfileTelling['kind'][] = [];
  const users = {
    subscribe: (_uid: string, listener: (profile: BackendResult<ReturnType<typeof aProfile> | null>) => void) => {
      listener(left.shift() ?? success(aProfile()));
      return () => undefined;
    },
    create: async () => success(),
  };
  const ports = { users, recovery: { run: async () => true }, timers: time, chance: { draw: () => 0 } };
  const reading = new ProfileReading(ports, aProfile(), ({ kind }) => told.push(kind));
  await time.pass(60_000);
  reading.stop();
  return told;
}

test('a profile that is read at once is told as read', async () => {
  expect(await tellings()).toEqual(['read']);
});

test('each attempt that another follows is told as retried, the last one as failed', async () => {
  expect(await tellings('offline', 'offline')).toEqual(['retrying', 'retrying', 'read']);
  expect(await tellings('offline', 'offline', 'offline', 'offline', 'offline')).toEqual([
    'retrying',
    'retrying',
    'retrying',
    'retrying',
    'failed',
  ]);
  expect(await tellings('denied')).toEqual(['failed']);
});
