import { expect, onTestFinished, test, vi } from 'vitest';
import type { SessionListener } from '../../../../src/application/auth/Session';
import { success } from '../../../../src/domain/shared/Result';
import { SessionViewModel } from '../../../../src/presentation/shared/session/SessionViewModel';
import { aProfile } from '../../../support/builders/aPosting';

test('the status is unknown until the first value, then signed out or in', () => {
  const { session, emit } = aSession();
  expect(session.status).toBe('unknown');
  emit(null);
  expect(session).toMatchObject({ status: 'signed-out', profile: null, isAdmin: false, isProvisional: false });
  emit(aProfile({ role: 'admin' }), 'stored');
  expect(session).toMatchObject({ status: 'signed-in', isAdmin: true, isProvisional: false, isAwaited: false });
});

test('no profile shows while it is loading', () => {
  const { session, emit } = aSession();
  emit(aProfile(), 'awaited');
  expect(session).toMatchObject({ status: 'unknown', profile: null, isAwaited: true, isProvisional: true });
  emit(aProfile(), 'fallback');
  expect(session).toMatchObject({ status: 'signed-in', profile: aProfile(), isAwaited: false, isProvisional: false });
});

test.each(['cached', 'stored', 'fallback'] as const)(
  'the session is settled with a profile that is %s',
  async (source) => {
    const { session, emit } = aSession();
    emit(aProfile(), source);
    expect(await session.settled()).toBe(true);
    expect(session.profile).toEqual(aProfile());
  },
);

test('the session is settled once a provisional profile has been replaced', async () => {
  const { session, emit } = aSession();
  const log: string[] = [];
  emit(aProfile({ displayName: 'Utilisateur karim' }), 'provisional');
  const settled = session.settled().then(() => log.push(session.profile?.displayName ?? ''));
  await Promise.resolve();
  expect(log).toEqual([]);
  emit(aProfile(), 'stored');
  await settled;
  expect(log).toEqual(['Karim']);
});

test('a profile that does not come within twenty seconds leaves the session unsettled', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { session, emit } = aSession();
  emit(aProfile(), 'provisional');
  const outcomes: boolean[] = [];
  void session.settled().then((isSettled) => outcomes.push(isSettled));
  await vi.advanceTimersByTimeAsync(19_999);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual([false]);
});

test('an ended session is reported until someone signs in, unless the person signed out', async () => {
  const { session, emit } = aSession();
  emit(null);
  expect(session.hasEnded).toBe(false);
  emit(aProfile());
  emit(null);
  expect(session.hasEnded).toBe(true);
  emit(aProfile());
  expect(session.hasEnded).toBe(false);
  await session.signOut();
  emit(null);
  expect(session.hasEnded).toBe(false);
  emit(aProfile());
  session.leave();
  emit(null);
  expect(session.hasEnded).toBe(false);
});

test('a sign-out is still expected after another value of the same person, unless it failed', () => {
  const { session, emit } = aSession();
  emit(aProfile());
  session.leave();
  emit(aProfile({ displayName: 'Utilisateur karim' }), 'fallback');
  emit(null);
  expect(session.hasEnded).toBe(false);
  emit(aProfile());
  session.leave();
  session.stay();
  emit(null);
  expect(session.hasEnded).toBe(true);
});

test('the sign-out of one person is not expected of the next', () => {
  const { session, emit } = aSession();
  emit(aProfile());
  session.leave();
  emit(aProfile({ uid: 'claire' }));
  emit(null);
  expect(session.hasEnded).toBe(true);
});

test('the session is unsubscribed when it is stopped', () => {
  const { session, emit, stop } = aSession();
  stop();
  emit(aProfile());
  expect(session.status).toBe('unknown');
});

function aSession() {
  const listeners = new Set<SessionListener>();
  const session = new SessionViewModel({
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signOut: async () => success(),
  });
  const stop = session.start();
  const emit: SessionListener = (profile, source) => listeners.forEach((listener) => listener(profile, source));
  return { session, emit, stop };
}
