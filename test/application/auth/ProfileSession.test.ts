import { expect, test } from 'vitest';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import { profileLoading } from '../../../src/domain/account/profileLoading';
import { failure, success } from '../../../src/domain/shared/Result';
import { aProfile } from '../../support/builders/aPosting';
import { aProfileSession, storedProfile as stored, type Answer } from '../../support/doubles/aProfileSession';

const known = aProfile({ displayName: 'Utilisateur karim' });
const SETTLED = profileLoading.signInDelay + profileLoading.readingDelay;

test('the profile is read 2 s and 1 s after somebody has signed in (§4.3)', async () => {
  const { time, told, asked, signIn } = aProfileSession();
  signIn(known);
  await time.pass(2999);
  expect(asked()).toBe(0);
  await time.pass(1);
  expect(asked()).toBe(1);
  expect(told.at(-1)).toEqual(['Karim', 'stored']);
});

test('whoever was signed in from the start sees nothing until the profile has been read (§4.6)', async () => {
  const { time, told, signIn, kept } = aProfileSession();
  signIn(known);
  expect(told).toEqual([['Utilisateur karim', 'awaited']]);
  expect(kept()).toBeNull();
  await time.pass(SETTLED);
  expect(told).toEqual([
    ['Utilisateur karim', 'awaited'],
    ['Karim', 'stored'],
  ]);
  expect(kept()).toEqual({ profile: stored, isProvisional: false });
});

test('who signs in later is shown with what is known, which a reload finds again', async () => {
  const { time, told, signIn, kept } = aProfileSession();
  signIn(null);
  signIn(known);
  expect(told).toEqual([
    [null, undefined],
    ['Utilisateur karim', 'provisional'],
  ]);
  expect(kept()).toEqual({ profile: known, isProvisional: true });
  await time.pass(SETTLED);
  expect(told.at(-1)).toEqual(['Karim', 'stored']);
});

test('who comes back is shown at once with the profile of the last visit, before anything is known', async () => {
  const { time, told, signIn, kept } = aProfileSession({
    kept: { profile: aProfile({ displayName: 'Karim B.' }), isProvisional: false },
  });
  expect(told).toEqual([['Karim B.', 'cached']]);
  signIn(known);
  expect(told.at(-1)).toEqual(['Karim B.', 'cached']);
  expect(kept()?.isProvisional).toBe(false);
  await time.pass(SETTLED);
  expect(told.at(-1)).toEqual(['Karim', 'stored']);
});

test('a reload before the profile was read goes on where it was', () => {
  const { told, signIn } = aProfileSession({ kept: { profile: known, isProvisional: true } });
  signIn(known);
  expect(told).toEqual([
    ['Utilisateur karim', 'provisional'],
    ['Utilisateur karim', 'provisional'],
  ]);
});

test('nobody is shown with the profile of another', async () => {
  const { told, signIn } = aProfileSession({
    kept: { profile: aProfile({ uid: 'claire', displayName: 'Claire' }), isProvisional: false },
  });
  signIn(known);
  expect(told.at(-1)).toEqual(['Utilisateur karim', 'awaited']);
});

test('signing out forgets the profile, and what was being read', async () => {
  const { session, time, told, signIn, kept, asked } = aProfileSession({
    kept: { profile: stored, isProvisional: false },
  });
  signIn(known);
  expect(await session.signOut()).toEqual(success());
  expect(told.at(-1)).toEqual([null, undefined]);
  expect(kept()).toBeNull();
  await time.pass(60_000);
  expect(asked()).toBe(0);
});

test('a visitor is told so and nothing is read', async () => {
  const { time, told, signIn, asked } = aProfileSession();
  signIn(null);
  await time.pass(60_000);
  expect(told).toEqual([[null, undefined]]);
  expect(asked()).toBe(0);
});

test.each([0, 0.5, 0.999])(
  'on errors of the network it is read five times, further and further apart (chance: %s; §8.8, §9.6, §9.7, §9.8)',
  async (chance) => {
    const { time, told, signIn, asked, steps } = aProfileSession({
      answers: Array<Answer>(9).fill(failure('offline')),
      chance,
    });
    signIn(known);
    await time.pass(SETTLED);
    for (const [index, wait] of [3000, 4500, 6750, 10_125].entries()) {
      expect(time.waits).toEqual([wait + chance * 1000]);
      await time.pass(wait + chance * 1000 - 1);
      expect(asked()).toBe(index + 1);
      await time.pass(1);
      expect(asked()).toBe(index + 2);
    }
    expect(steps()).toEqual(['reset-connection', 'renew-client', 'clear-cache', 'clear-cache']);
    expect(told).toEqual([
      ['Utilisateur karim', 'awaited'],
      ['Utilisateur karim', 'fallback'],
    ]);
    expect(time.waits).toEqual([]);
  },
);

test.each([1, 2, 3, 4])('after %s failures the next attempt brings the profile', async (failures) => {
  const { time, told, signIn, asked, watching } = aProfileSession({
    answers: Array<Answer>(failures).fill(failure('offline')),
  });
  signIn(known);
  await time.pass(60_000);
  expect(asked()).toBe(failures + 1);
  expect(watching()).toBe(1);
  expect(told.at(-1)).toEqual(['Karim', 'stored']);
});

test.each<BackendFailure>(['denied', 'unavailable', 'unknown'])(
  'any other error (%s) is not tried again (§9.6), and the fallback is used (§4.5)',
  async (reason) => {
    const { time, told, signIn, asked } = aProfileSession({ answers: [failure(reason)] });
    signIn(known);
    await time.pass(60_000);
    expect(asked()).toBe(1);
    expect(told.at(-1)).toEqual(['Utilisateur karim', 'fallback']);
  },
);

test('who has just signed in goes on with the fallback from the first failure on, and gets the profile later (§4.5)', async () => {
  const { time, told, signIn } = aProfileSession({ answers: [failure('offline')] });
  signIn(null);
  signIn(known);
  await time.pass(SETTLED);
  expect(told.at(-1)).toEqual(['Utilisateur karim', 'fallback']);
  await time.pass(3000);
  expect(told.at(-1)).toEqual(['Karim', 'stored']);
});

test('the fallback is told once, however many attempts fail', async () => {
  const { time, told, signIn } = aProfileSession({ answers: Array<Answer>(9).fill(failure('offline')) });
  signIn(null);
  signIn(known);
  await time.pass(60_000);
  expect(told).toEqual([
    [null, undefined],
    ['Utilisateur karim', 'provisional'],
    ['Utilisateur karim', 'fallback'],
  ]);
});

test('a kept profile is better than a fallback', async () => {
  const { time, told, signIn } = aProfileSession({
    kept: { profile: stored, isProvisional: false },
    answers: [failure('denied')],
  });
  signIn(known);
  await time.pass(SETTLED);
  expect(told.at(-1)).toEqual(['Karim', 'cached']);
});

test('a profile that comes after the last attempt has failed is taken', async () => {
  const { time, told, signIn, tell } = aProfileSession({ answers: [failure('unavailable')] });
  signIn(known);
  await time.pass(SETTLED);
  tell(success(stored));
  expect(told.at(-1)).toEqual(['Karim', 'stored']);
});

test('a profile that does not exist is created from what is known, once (§4.4, §7.5)', async () => {
  const { time, told, signIn, created, tell } = aProfileSession({ answers: [success(null)] });
  signIn(known);
  await time.pass(SETTLED);
  tell(success(null));
  expect(created()).toEqual([known]);
  expect(told).toEqual([['Utilisateur karim', 'awaited']]);
  tell(success(known));
  expect(told.at(-1)).toEqual(['Utilisateur karim', 'stored']);
});

test.each([
  ['offline', 2, 'stored'],
  ['denied', 1, 'fallback'],
] as const)('a profile that cannot be created (%s) is asked for %s times', async (reason, times, standing) => {
  const { time, told, signIn, asked } = aProfileSession({ answers: [success(null)], create: failure(reason) });
  signIn(known);
  await time.pass(60_000);
  expect(asked()).toBe(times);
  expect(told.at(-1)?.[1]).toBe(standing);
});

test('each change of the profile is shown and kept; trouble and deletion after the first reading are not', async () => {
  const { time, told, signIn, tell, kept, created } = aProfileSession();
  signIn(known);
  await time.pass(SETTLED);
  tell(success(aProfile({ displayName: 'Karim Benali' })));
  tell(failure('offline'));
  tell(success(null));
  await time.pass(60_000);
  expect(told.at(-1)).toEqual(['Karim Benali', 'stored']);
  expect(kept()?.profile.displayName).toBe('Karim Benali');
  expect(created()).toEqual([]);
});

test.each([0, SETTLED - 1, SETTLED, SETTLED + 3000])(
  'who leaves after %s ms hears nothing more',
  async (milliseconds) => {
    const { time, told, signIn, tell, stop, watching } = aProfileSession({
      answers: [failure('offline'), failure('offline')],
    });
    signIn(known);
    await time.pass(milliseconds);
    const before = told.length;
    stop();
    await time.pass(60_000);
    tell(success(stored));
    expect(told).toHaveLength(before);
    expect(watching()).toBe(0);
  },
);

test('an attempt that was given up is not heard any more', async () => {
  const { time, told, signIn, tellFirst } = aProfileSession({ answers: [failure('offline')] });
  signIn(known);
  await time.pass(SETTLED);
  tellFirst(success(aProfile({ displayName: 'Trop tard' })));
  await time.pass(3000);
  expect(told).toEqual([
    ['Utilisateur karim', 'awaited'],
    ['Karim', 'stored'],
  ]);
});

test('who leaves while the connection is being mended is not asked for', async () => {
  const mended: (() => void)[] = [];
  const { time, signIn, stop, asked } = aProfileSession({
    answers: [failure('offline')],
    recover: () => new Promise((resolve) => mended.push(() => resolve(true))),
  });
  signIn(known);
  await time.pass(SETTLED + 3000);
  stop();
  mended.forEach((mend) => mend());
  await time.pass(0);
  expect(asked()).toBe(1);
});

test.each([
  [null, [null, 'fallback']],
  [{ profile: known, isProvisional: true }, ['Utilisateur karim', 'fallback']],
] as const)('where it cannot be known who is signed in, whoever was here last still is (%o)', (kept, last) => {
  const { told, lose } = aProfileSession({ kept });
  lose();
  expect(told.at(-1)).toEqual(last);
});
