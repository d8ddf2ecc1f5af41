import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecoveryStep } from '../../../../src/domain/resilience/recoverySteps';
import { ConnectionReset } from '../../../../src/infrastructure/firebase/connection/ConnectionReset';
import { FirebaseRecovery } from '../../../../src/infrastructure/firebase/connection/FirebaseRecovery';
import { LazyRecovery } from '../../../../src/infrastructure/firebase/lazy/LazyRecovery';
import { VirtualTime } from '../../../support/time/VirtualTime';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each<RecoveryStep>(['reset-connection', 'clear-cache'])(
  'the step %s resets the connection, at most once in ten seconds',
  async (step) => {
    const { recovery, log, time } = aRecovery();
    expect(await recovery.run(step)).toBe(true);
    expect(await recovery.run(step)).toBe(false);
    await time.pass(10_000);
    expect(await recovery.run(step)).toBe(true);
    expect(log).toEqual(['down', 'up', 'down', 'up']);
  },
);

test('the step renew-client renews the ID token and resets the connection, unless the last reset is too recent (§9.9)', async () => {
  const { recovery, log, time } = aRecovery();
  expect(await recovery.run('renew-client')).toBe(true);
  expect(log.toSorted()).toEqual(['down', 'new token', 'up']);
  expect(await recovery.run('renew-client')).toBe(true);
  expect(log.slice(3)).toEqual(['new token']);
  await time.pass(10_000);
  expect(await recovery.run('renew-client')).toBe(true);
  expect(log.slice(4).toSorted()).toEqual(['down', 'new token', 'up']);
});

test('recovery fails while the browser is offline, and logs it', async () => {
  const { recovery } = aRecovery({ isOnline: false });
  expect(await recovery.run('renew-client')).toBe(false);
  expect(await recovery.run('reset-connection')).toBe(false);
  expect(console.error).toHaveBeenCalledWith('La réinitialisation de la connexion a échoué.', expect.any(Error));
});

test('LazyRecovery runs the step once Firebase has loaded, and fails when it cannot be loaded', async () => {
  const { recovery } = aRecovery();
  expect(await new LazyRecovery(async () => recovery).run('renew-client')).toBe(true);
  expect(await new LazyRecovery(() => Promise.reject(new Error('Failed to fetch'))).run('renew-client')).toBe(false);
});

function aRecovery({ isOnline = true } = {}) {
  const log: string[] = [];
  const time = new VirtualTime();
  const network = {
    disable: async () => {
      if (!isOnline) throw new Error('The browser is offline');
      log.push('down');
    },
    enable: async () => void log.push('up'),
  };
  const getIdToken = async (isForced?: boolean) => {
    log.push(isForced === true ? 'new token' : 'old token');
    return '';
  };
  return {
    log,
    time,
    recovery: new FirebaseRecovery(new ConnectionReset(network, time), { currentUser: { getIdToken } }),
  };
}
