// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PersonStorage } from '../../../../src/infrastructure/browser/storage/PersonStorage';
import { EmbeddedAuthentication } from '../../../../src/infrastructure/embedded/auth/EmbeddedAuthentication';
import { EmbeddedSession } from '../../../../src/infrastructure/embedded/auth/EmbeddedSession';
import { NOON } from '../../../support/builders/aListing';
import { clockAtNoon } from '../../../support/embedded/embeddedBackends';
import { embeddedTabs } from '../../../support/embedded/embeddedTabs';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a person without a profile gets the minimal one', async () => {
  const { authentication } = signedInAs('abcdefgh');
  await recordedEmissions((listener) => authentication.subscribeToUser(listener)).becomes({
    uid: 'abcdefgh',
    displayName: 'Utilisateur abcde',
    phoneNumber: null,
    email: null,
    photoURL: null,
    createdAt: NOON,
    updatedAt: NOON,
    freeListingsCount: 0,
    role: 'user',
  });
});

test('someone signed in stays signed in where nothing can be read', async () => {
  const { authentication } = signedInAs('demo-camille');
  vi.stubGlobal('indexedDB', null);
  const names = recordedEmissions<string | undefined>((listener) =>
    authentication.subscribeToUser((person) => listener(person?.displayName)),
  );
  await names.becomes('Camille');
});

test('only the last of several people who sign in at the same time is emitted', async () => {
  const { authentication, session } = signedInAs('demo-camille');
  const names = recordedEmissions<string | undefined>((listener) =>
    authentication.subscribeToUser((person) => listener(person?.displayName)),
  );
  session.change('demo-karim');
  await names.becomes('Karim');
  session.change('demo-karim');
  expect(names.all).toEqual(['Karim']);
});

function signedInAs(uid: string) {
  const { database } = embeddedTabs()();
  const session = new EmbeddedSession(new PersonStorage());
  session.change(uid);
  return { session, authentication: new EmbeddedAuthentication(database, session, clockAtNoon) };
}
