import { expect, test } from 'vitest';
import type { SessionListener } from '../../../../src/application/auth/Session';
import { success } from '../../../../src/domain/shared/Result';
import { SessionViewModel } from '../../../../src/presentation/shared/session/SessionViewModel';
import { aProfile } from '../../../support/builders/aPosting';

test('is unknown until told, then signed out or in', () => {
  const { session, tell } = aSession();
  expect(session.status).toBe('unknown');
  tell(null);
  expect(session).toMatchObject({ status: 'signed-out', profile: null, isAdmin: false, isProvisional: false });
  tell(aProfile({ role: 'admin' }), 'stored');
  expect(session).toMatchObject({ status: 'signed-in', isAdmin: true, isProvisional: false, isAwaited: false });
});

test('shows nobody while the profile is awaited', () => {
  const { session, tell } = aSession();
  tell(aProfile(), 'awaited');
  expect(session).toMatchObject({ status: 'unknown', profile: null, isAwaited: true, isProvisional: true });
  tell(aProfile(), 'fallback');
  expect(session).toMatchObject({ status: 'signed-in', profile: aProfile(), isAwaited: false, isProvisional: false });
});

test.each(['cached', 'stored', 'fallback'] as const)('is settled with a profile that is %s', async (standing) => {
  const { session, tell } = aSession();
  tell(aProfile(), standing);
  await session.settled();
  expect(session.profile).toEqual(aProfile());
});

test('is settled once a provisional profile has given way', async () => {
  const { session, tell } = aSession();
  const log: string[] = [];
  tell(aProfile({ displayName: 'Utilisateur karim' }), 'provisional');
  const settled = session.settled().then(() => log.push(session.profile?.displayName ?? ''));
  await Promise.resolve();
  expect(log).toEqual([]);
  tell(aProfile(), 'stored');
  await settled;
  expect(log).toEqual(['Karim']);
});

test('says that it has ended, until someone is in again, unless it was asked to', async () => {
  const { session, tell } = aSession();
  tell(null);
  expect(session.hasEnded).toBe(false);
  tell(aProfile());
  tell(null);
  expect(session.hasEnded).toBe(true);
  tell(aProfile());
  expect(session.hasEnded).toBe(false);
  await session.signOut();
  tell(null);
  expect(session.hasEnded).toBe(false);
  tell(aProfile());
  session.leave();
  tell(null);
  expect(session.hasEnded).toBe(false);
});

test('is still being left when the same person’s profile is told again, unless they stay', () => {
  const { session, tell } = aSession();
  tell(aProfile());
  session.leave();
  tell(aProfile({ displayName: 'Utilisateur karim' }), 'fallback');
  tell(null);
  expect(session.hasEnded).toBe(false);
  tell(aProfile());
  session.leave();
  session.stay();
  tell(null);
  expect(session.hasEnded).toBe(true);
});

test('is not left by whoever comes after the one who left', () => {
  const { session, tell } = aSession();
  tell(aProfile());
  session.leave();
  tell(aProfile({ uid: 'claire' }));
  tell(null);
  expect(session.hasEnded).toBe(true);
});

test('ends with what started it', () => {
  const { session, tell, stop } = aSession();
  stop();
  tell(aProfile());
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
  const tell: SessionListener = (profile, standing) => listeners.forEach((listener) => listener(profile, standing));
  return { session, tell, stop };
}
