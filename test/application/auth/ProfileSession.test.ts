import { expect, test } from 'vitest';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import { profileLoading } from '../../../src/domain/account/profileLoading';
import { failure, success } from '../../../src/domain/shared/Result';
import { aProfile } from '../../support/builders/aPosting';
import { aProfileSession, storedProfile as stored, type Answer } from '../../support/doubles/aProfileSession';

const known = aProfile({ displayName: 'Utilisateur karim' });
const SETTLED = profileLoading.signInDelay + profileLoading.readingDelay;

test('the profile is read 2 s and 1 s after somebody has signed in (§4.3)', async () => {
  const { time, emissions, attempts, signIn } = aProfileSession();
  signIn(known);
  await time.pass(2999);
  expect(attempts()).toBe(0);
  await time.pass(1);
  expect(attempts()).toBe(1);
  expect(emissions.at(-1)).toEqual(['Karim', 'stored']);
});

test('a person who is signed in when the visit begins sees nothing until the profile has been loaded (§4.6)', async () => {
  const { time, emissions, signIn, cached } = aProfileSession();
  signIn(known);
  expect(emissions).toEqual([['Utilisateur karim', 'awaited']]);
  expect(cached()).toBeNull();
  await time.pass(SETTLED);
  expect(emissions).toEqual([
    ['Utilisateur karim', 'awaited'],
    ['Karim', 'stored'],
  ]);
  expect(cached()).toEqual({ profile: stored, isProvisional: false });
});

test('a person who signs in during the visit is shown with the minimal profile, which a reload finds in the cache', async () => {
  const { time, emissions, signIn, cached } = aProfileSession();
  signIn(null);
  signIn(known);
  expect(emissions).toEqual([
    [null, undefined],
    ['Utilisateur karim', 'provisional'],
  ]);
  expect(cached()).toEqual({ profile: known, isProvisional: true });
  await time.pass(SETTLED);
  expect(emissions.at(-1)).toEqual(['Karim', 'stored']);
});

test('a returning person is shown at once with the cached profile of the last visit', async () => {
  const { time, emissions, signIn, cached } = aProfileSession({
    cached: { profile: aProfile({ displayName: 'Karim B.' }), isProvisional: false },
  });
  expect(emissions).toEqual([['Karim B.', 'cached']]);
  signIn(known);
  expect(emissions.at(-1)).toEqual(['Karim B.', 'cached']);
  expect(cached()?.isProvisional).toBe(false);
  await time.pass(SETTLED);
  expect(emissions.at(-1)).toEqual(['Karim', 'stored']);
});

test('a reload before the profile was loaded shows the provisional profile again', () => {
  const { emissions, signIn } = aProfileSession({ cached: { profile: known, isProvisional: true } });
  signIn(known);
  expect(emissions).toEqual([
    ['Utilisateur karim', 'provisional'],
    ['Utilisateur karim', 'provisional'],
  ]);
});

test('the cached profile of another person is never shown', async () => {
  const { emissions, signIn } = aProfileSession({
    cached: { profile: aProfile({ uid: 'claire', displayName: 'Claire' }), isProvisional: false },
  });
  signIn(known);
  expect(emissions.at(-1)).toEqual(['Utilisateur karim', 'awaited']);
});

test('signing out empties the cache and stops loading', async () => {
  const { session, time, emissions, signIn, cached, attempts } = aProfileSession({
    cached: { profile: stored, isProvisional: false },
  });
  signIn(known);
  expect(await session.signOut()).toEqual(success());
  expect(emissions.at(-1)).toEqual([null, undefined]);
  expect(cached()).toBeNull();
  await time.pass(60_000);
  expect(attempts()).toBe(0);
});

test('nothing is loaded for a guest', async () => {
  const { time, emissions, signIn, attempts } = aProfileSession();
  signIn(null);
  await time.pass(60_000);
  expect(emissions).toEqual([[null, undefined]]);
  expect(attempts()).toBe(0);
});

test.each([0, 0.5, 0.999])(
  'a profile that fails to load for want of a network is tried five times with growing delays (random: %s; §8.8, §9.6, §9.7, §9.8)',
  async (random) => {
    const { time, emissions, signIn, attempts, steps } = aProfileSession({
      answers: Array<Answer>(9).fill(failure('offline')),
      random,
    });
    signIn(known);
    await time.pass(SETTLED);
    for (const [index, wait] of [3000, 4500, 6750, 10_125].entries()) {
      expect(time.waits).toEqual([wait + random * 1000]);
      await time.pass(wait + random * 1000 - 1);
      expect(attempts()).toBe(index + 1);
      await time.pass(1);
      expect(attempts()).toBe(index + 2);
    }
    expect(steps()).toEqual(['reset-connection', 'renew-client', 'clear-cache', 'clear-cache']);
    expect(emissions).toEqual([
      ['Utilisateur karim', 'awaited'],
      ['Utilisateur karim', 'fallback'],
    ]);
    expect(time.waits).toEqual([]);
  },
);

test.each([1, 2, 3, 4])('the attempt after %s failures brings the profile', async (failures) => {
  const { time, emissions, signIn, attempts, subscriptions } = aProfileSession({
    answers: Array<Answer>(failures).fill(failure('offline')),
  });
  signIn(known);
  await time.pass(60_000);
  expect(attempts()).toBe(failures + 1);
  expect(subscriptions()).toBe(1);
  expect(emissions.at(-1)).toEqual(['Karim', 'stored']);
});

test.each<BackendFailure>(['denied', 'unavailable', 'unknown'])(
  'any other error (%s) is not retried (§9.6), and the fallback is used (§4.5)',
  async (reason) => {
    const { time, emissions, signIn, attempts } = aProfileSession({ answers: [failure(reason)] });
    signIn(known);
    await time.pass(60_000);
    expect(attempts()).toBe(1);
    expect(emissions.at(-1)).toEqual(['Utilisateur karim', 'fallback']);
  },
);

test('a person who has just signed in gets the fallback at the first failure, and the profile once a retry succeeds (§4.5)', async () => {
  const { time, emissions, signIn } = aProfileSession({ answers: [failure('offline')] });
  signIn(null);
  signIn(known);
  await time.pass(SETTLED);
  expect(emissions.at(-1)).toEqual(['Utilisateur karim', 'fallback']);
  await time.pass(3000);
  expect(emissions.at(-1)).toEqual(['Karim', 'stored']);
});

test('the fallback is emitted once, however many attempts fail', async () => {
  const { time, emissions, signIn } = aProfileSession({ answers: Array<Answer>(9).fill(failure('offline')) });
  signIn(null);
  signIn(known);
  await time.pass(60_000);
  expect(emissions).toEqual([
    [null, undefined],
    ['Utilisateur karim', 'provisional'],
    ['Utilisateur karim', 'fallback'],
  ]);
});

test('a cached profile is not replaced by the fallback', async () => {
  const { time, emissions, signIn } = aProfileSession({
    cached: { profile: stored, isProvisional: false },
    answers: [failure('denied')],
  });
  signIn(known);
  await time.pass(SETTLED);
  expect(emissions.at(-1)).toEqual(['Karim', 'cached']);
});

test('a profile that comes after the last attempt has failed is shown', async () => {
  const { time, emissions, signIn, emit } = aProfileSession({ answers: [failure('unavailable')] });
  signIn(known);
  await time.pass(SETTLED);
  emit(success(stored));
  expect(emissions.at(-1)).toEqual(['Karim', 'stored']);
});

test('a profile that does not exist is created from the minimal one, once (§4.4, §7.5)', async () => {
  const { time, emissions, signIn, created, emit } = aProfileSession({ answers: [success(null)] });
  signIn(known);
  await time.pass(SETTLED);
  emit(success(null));
  expect(created()).toEqual([known]);
  expect(emissions).toEqual([['Utilisateur karim', 'awaited']]);
  emit(success(known));
  expect(emissions.at(-1)).toEqual(['Utilisateur karim', 'stored']);
});

test.each([
  ['offline', 2, 'stored'],
  ['denied', 1, 'fallback'],
] as const)('a profile that cannot be created (%s) is tried %s times', async (reason, times, source) => {
  const { time, emissions, signIn, attempts } = aProfileSession({ answers: [success(null)], create: failure(reason) });
  signIn(known);
  await time.pass(60_000);
  expect(attempts()).toBe(times);
  expect(emissions.at(-1)?.[1]).toBe(source);
});

test('each change of the profile is shown and cached; failures and deletion after the first load are ignored', async () => {
  const { time, emissions, signIn, emit, cached, created } = aProfileSession();
  signIn(known);
  await time.pass(SETTLED);
  emit(success(aProfile({ displayName: 'Karim Benali' })));
  emit(failure('offline'));
  emit(success(null));
  await time.pass(60_000);
  expect(emissions.at(-1)).toEqual(['Karim Benali', 'stored']);
  expect(cached()?.profile.displayName).toBe('Karim Benali');
  expect(created()).toEqual([]);
});

test.each([0, SETTLED - 1, SETTLED, SETTLED + 3000])(
  'a listener that unsubscribes after %s ms gets nothing more',
  async (milliseconds) => {
    const { time, emissions, signIn, emit, stop, subscriptions } = aProfileSession({
      answers: [failure('offline'), failure('offline')],
    });
    signIn(known);
    await time.pass(milliseconds);
    const before = emissions.length;
    stop();
    await time.pass(60_000);
    emit(success(stored));
    expect(emissions).toHaveLength(before);
    expect(subscriptions()).toBe(0);
  },
);

test('the answer to an abandoned attempt is ignored', async () => {
  const { time, emissions, signIn, emitToFirstAttempt } = aProfileSession({ answers: [failure('offline')] });
  signIn(known);
  await time.pass(SETTLED);
  emitToFirstAttempt(success(aProfile({ displayName: 'Trop tard' })));
  await time.pass(3000);
  expect(emissions).toEqual([
    ['Utilisateur karim', 'awaited'],
    ['Karim', 'stored'],
  ]);
});

test('nothing is loaded when the listener unsubscribes while the connection is being reset', async () => {
  const resets: (() => void)[] = [];
  const { time, signIn, stop, attempts } = aProfileSession({
    answers: [failure('offline')],
    recover: () => new Promise((resolve) => resets.push(() => resolve(true))),
  });
  signIn(known);
  await time.pass(SETTLED + 3000);
  stop();
  resets.forEach((finish) => finish());
  await time.pass(0);
  expect(attempts()).toBe(1);
});

test.each([
  [null, [null, 'fallback']],
  [{ profile: known, isProvisional: true }, ['Utilisateur karim', 'fallback']],
] as const)(
  'the last known person stays signed in when the identity service cannot be reached (%o)',
  (cached, last) => {
    const { emissions, becomeUnreachable } = aProfileSession({ cached });
    becomeUnreachable();
    expect(emissions.at(-1)).toEqual(last);
  },
);
