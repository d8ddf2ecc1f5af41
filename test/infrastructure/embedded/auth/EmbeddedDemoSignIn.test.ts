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

test('offers Camille, Karim and an administrator', () => {
  expect(aSignIn().signIn.people).toEqual([
    { uid: 'demo-camille', displayName: 'Camille', isAdmin: false },
    { uid: 'demo-karim', displayName: 'Karim', isAdmin: false },
    { uid: 'demo-admin', displayName: 'Admin', isAdmin: true },
  ]);
});

test('signs a demo person in, who has been here for years', async () => {
  const { signIn, session, database } = aSignIn();
  expect(await signIn.signIn('demo-admin', 'all')).toEqual({ ok: true, value: undefined });
  expect(session.uid).toBe('demo-admin');
  const profile = await database.read((connection) => connection.get('profiles', 'demo-admin'));
  expect(profile.ok && profile.value).toMatchObject({
    role: 'admin',
    displayName: 'Admin',
    createdAt: Date.UTC(2020, 0, 20, 9),
  });
});

test('signs in for this tab alone', async () => {
  const { signIn, session } = aSignIn();
  expect(await signIn.signIn('demo-karim', 'this')).toEqual({ ok: true, value: undefined });
  expect(session.uid).toBe('demo-karim');
  expect(localStorage.getItem('mbz_session')).toBeNull();
});

test('leaves a stored profile as it is', async () => {
  const { signIn, database } = aSignIn();
  await signIn.signIn('demo-karim', 'all');
  await database.write(['profiles'], async (transaction) => {
    const profiles = transaction.objectStore('profiles');
    const profile = await profiles.get('demo-karim');
    if (profile) await profiles.put({ ...profile, freeListingsCount: 7 });
  });
  await signIn.signIn('demo-karim', 'all');
  const profile = await database.read((connection) => connection.get('profiles', 'demo-karim'));
  expect(profile.ok && profile.value?.freeListingsCount).toBe(7);
});

test('refuses anyone else', async () => {
  const { signIn, session } = aSignIn();
  expect(await signIn.signIn('super_admin', 'all')).toEqual({ ok: false, failure: 'denied' });
  expect(session.uid).toBeNull();
});

test('signs nobody in without a database', async () => {
  vi.stubGlobal('indexedDB', null);
  const { signIn, session } = aSignIn();
  expect(await signIn.signIn('demo-karim', 'all')).toEqual({ ok: false, failure: 'unavailable' });
  expect(session.uid).toBeNull();
});

function aSignIn() {
  const { accounts, database, session } = embeddedIdentity();
  return { database, session, signIn: new EmbeddedDemoSignIn(accounts) };
}
