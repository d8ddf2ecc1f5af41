import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EmbeddedRecovery } from '../../../../src/infrastructure/embedded/database/EmbeddedRecovery';
import { embeddedTabs } from '../../../support/embedded/embeddedTabs';
import { VirtualTime } from '../../../support/time/VirtualTime';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('recovery reopens the database, at most once in ten seconds (§9.9)', async () => {
  const { recovery, time, openings } = aRecovery();
  expect(await recovery.run('reset-connection')).toBe(true);
  await time.pass(9999);
  expect(await recovery.run('reset-connection')).toBe(false);
  expect(console.warn).toHaveBeenLastCalledWith(expect.stringMatching(/^Réouverture ignorée/));
  await time.pass(1);
  expect(await recovery.run('reset-connection')).toBe(true);
  expect(openings()).toBe(2);
});

test('a stronger step reads from the database without opening it again within ten seconds (§9.9)', async () => {
  const { recovery, openings } = aRecovery();
  await recovery.run('reset-connection');
  expect(await recovery.run('renew-client')).toBe(true);
  expect(await recovery.run('clear-cache')).toBe(true);
  expect(openings()).toBe(1);
});

test('a clock that was set back does not hold it up', async () => {
  const { database } = embeddedTabs()();
  let now = 1_000_000;
  const recovery = new EmbeddedRecovery(database, { now: () => now });
  await recovery.run('reset-connection');
  now = 0;
  expect(await recovery.run('reset-connection')).toBe(true);
});

test('recovery fails when the database does not open', async () => {
  vi.stubGlobal('indexedDB', null);
  const { recovery } = aRecovery();
  expect(await recovery.run('reset-connection')).toBe(false);
  expect(console.error).toHaveBeenCalledWith('La base de données de ce navigateur ne s’ouvre pas.');
});

function aRecovery() {
  const { database } = embeddedTabs()();
  const time = new VirtualTime();
  let openings = 0;
  database.subscribeToOpenings(() => void (openings += 1));
  return { time, openings: () => openings, recovery: new EmbeddedRecovery(database, time) };
}
