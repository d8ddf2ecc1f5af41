// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EmbeddedAuthentication } from '../../../src/infrastructure/embedded/EmbeddedAuthentication';
import { EmbeddedSession } from '../../../src/infrastructure/embedded/EmbeddedSession';
import { NOON } from '../../support/aListing';
import { clockAtNoon } from '../../support/embeddedBackends';
import { embeddedTabs } from '../../support/embeddedTabs';
import { recordedTellings } from '../../support/recordedTellings';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

const minimal = {
  uid: 'abcdefgh', displayName: 'Utilisateur abcde', phoneNumber: null, email: null, photoURL: null,
  createdAt: NOON, updatedAt: NOON, freeListingsCount: 0, role: 'user',
};

test('stores a minimal profile for someone who has none', async () => {
  const { authentication, tab } = signedInAs('abcdefgh');
  await recordedTellings((listener) => authentication.watch(listener)).becomes(minimal);
  expect(await tab.database.read((connection) => connection.get('profiles', 'abcdefgh'))).toEqual({ ok: true, value: minimal });
});

test('falls back on a profile of its own when none can be read, and tells the stored one later', async () => {
  const { authentication, tab } = signedInAs('demo-camille');
  vi.stubGlobal('indexedDB', null);
  const names = recordedTellings<string | undefined>((listener) => authentication.watch((profile) => listener(profile?.displayName)));
  await names.becomes('Camille');
  vi.unstubAllGlobals();
  await tab.database.write(['profiles'], (transaction) =>
    transaction.objectStore('profiles').put({ ...minimal, uid: 'demo-camille', displayName: 'Camille Martin' }),
  );
  await names.becomes('Camille Martin');
});

test('tells a profile again when it changes', async () => {
  const { authentication, tab } = signedInAs('abcdefgh');
  const names = recordedTellings<string | undefined>((listener) => authentication.watch((profile) => listener(profile?.displayName)));
  await names.becomes('Utilisateur abcde');
  await tab.database.write(['profiles'], (transaction) => transaction.objectStore('profiles').put({ ...minimal, displayName: 'Abel' }));
  tab.feed.publish({ store: 'profiles', ids: ['someone-else'] });
  tab.feed.publish({ store: 'profiles', ids: ['abcdefgh'] });
  await names.becomes('Abel');
  expect(names.all).toHaveLength(2);
});

function signedInAs(uid: string) {
  const tab = embeddedTabs()();
  const session = new EmbeddedSession();
  session.change(uid);
  return { tab, session, authentication: new EmbeddedAuthentication(tab.database, tab.feed, session, clockAtNoon) };
}
