// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EmbeddedDemoSignIn } from '../../../../src/infrastructure/embedded/auth/EmbeddedDemoSignIn';
import { embeddedIdentity } from '../../../support/embedded/embeddedIdentity';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('Camille, Karim and two admins are offered', () => {
  expect(aSignIn().signIn.people).toEqual([
    { uid: 'demo-camille', displayName: 'Camille', isAdmin: false },
    { uid: 'demo-karim', displayName: 'Karim', isAdmin: false },
    { uid: 'demo-admin', displayName: 'Admin', isAdmin: true },
    { uid: 'demo-ines', displayName: 'Inès', isAdmin: true },
  ]);
});

test('a demo person is signed in with their own profile', async () => {
  const { signIn, session, database } = aSignIn();
  expect(await signIn.signIn('demo-admin', 'all')).toEqual({ ok: true, value: undefined });
  expect(session.uid).toBe('demo-admin');
  const profile = await database.read((connection) => connection.get('users', 'demo-admin'));
  expect(profile.ok && profile.value).toMatchObject({
    role: 'admin',
    displayName: 'Admin',
    createdAt: Date.UTC(2020, 0, 20, 9),
  });
});

test('a demo person can be signed in to this tab only', async () => {
  const { signIn, session } = aSignIn();
  expect(await signIn.signIn('demo-karim', 'this')).toEqual({ ok: true, value: undefined });
  expect(session.uid).toBe('demo-karim');
  expect(localStorage.getItem('mbz_session')).toBeNull();
});

test('a stored profile is not changed', async () => {
  const { signIn, database } = aSignIn();
  await signIn.signIn('demo-karim', 'all');
  await database.write(['users'], async (transaction) => {
    const profiles = transaction.objectStore('users');
    const profile = await profiles.get('demo-karim');
    if (profile) await profiles.put({ ...profile, freeListingsCount: 7 });
  });
  await signIn.signIn('demo-karim', 'all');
  const profile = await database.read((connection) => connection.get('users', 'demo-karim'));
  expect(profile.ok && profile.value?.freeListingsCount).toBe(7);
});

test('other people are refused', async () => {
  const { signIn, session } = aSignIn();
  expect(await signIn.signIn('super_admin', 'all')).toEqual({ ok: false, failure: 'denied' });
  expect(session.uid).toBeNull();
});

test('nobody is signed in without a database', async () => {
  vi.stubGlobal('indexedDB', null);
  const { signIn, session } = aSignIn();
  expect(await signIn.signIn('demo-karim', 'all')).toEqual({ ok: false, failure: 'unavailable' });
  expect(session.uid).toBeNull();
});

function aSignIn() {
  const { accounts, database, session } = embeddedIdentity();
  return { database, session, signIn: new EmbeddedDemoSignIn(accounts) };
}
