import { doc, setDoc, Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { failure, success } from '../../../../src/domain/shared/Result';
import { RandomIdGenerator } from '../../../../src/infrastructure/browser/device/RandomIdGenerator';
import { FirestoreUserRepository } from '../../../../src/infrastructure/firebase/account/FirestoreUserRepository';
import { networkOf } from '../../../../src/infrastructure/firebase/connection/connectFirebase';
import { ConnectionReset } from '../../../../src/infrastructure/firebase/connection/ConnectionReset';
import { FirebaseOperations } from '../../../../src/infrastructure/firebase/connection/FirebaseOperations';
import { FirebasePhotoRepository } from '../../../../src/infrastructure/firebase/listings/FirebasePhotoRepository';
import { FirestoreCardSource } from '../../../../src/infrastructure/firebase/search/FirestoreCardSource';
import { FirestoreAppConfigurationRepository } from '../../../../src/infrastructure/firebase/site/FirestoreAppConfigurationRepository';
import { somePreparedPhoto } from '../../../support/builders/somePreparedPhoto';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';
import { configurationOf, givenPerson } from '../../../support/firebase/firebaseBackends';
import { givenFault } from '../../../support/firebase/firebaseFaults';
import { firestoreProfilesOf } from '../../../support/firebase/firebaseProfiles';
import { aFirebaseProject, openFirebaseTab, realClock, withoutDelay } from '../../../support/firebase/firebaseTab';

const RESETTING = 'Réinitialisation de la connexion à la base de données…';
const networkError = { status: 'UNAVAILABLE', scope: 'target' } as const;
const badRequest = { status: 'UNIMPLEMENTED', message: '400 Bad Request' } as const;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const resets = () => vi.mocked(console.warn).mock.calls.filter(([text]) => text === RESETTING).length;

test.each([
  ['a network error', networkError],
  ['a bad request', { ...badRequest, scope: 'target' }],
] as const)(
  'a listener that ends with %s is started again after a reset of the connection (§8.20, §8.21)',
  async (_kind, fault) => {
    const { projectId, tab } = await aProjectWithClaire();
    await givenFault(projectId, { ...fault, times: 1, where: '/profiles/claire' });
    const emissions = recordedEmissions((listener) => firestoreProfilesOf(tab).subscribe('claire', listener));
    await emissions.becomes(success(expect.objectContaining({ displayName: 'Claire' })));
    expect(emissions.all).toHaveLength(1);
    expect(resets()).toBe(1);
  },
);

test('listeners that go on failing reset the connection once within ten seconds (§9.11)', async () => {
  const { projectId, tab } = await aProjectWithClaire();
  await givenFault(projectId, { ...networkError, times: 1000, where: '/profiles/' });
  for (const uid of ['claire', 'karim', 'claire'])
    await recordedEmissions((listener) => firestoreProfilesOf(tab).subscribe(uid, listener)).becomes(
      failure('offline'),
    );
  expect(resets()).toBe(1);
});

test('a listener that is refused resets nothing (§8.23)', async () => {
  const { projectId, tab } = await aProjectWithClaire();
  await givenFault(projectId, { status: 'PERMISSION_DENIED', scope: 'target', times: 1, where: '/profiles/claire' });
  await recordedEmissions((listener) => firestoreProfilesOf(tab).subscribe('claire', listener)).becomes(
    failure('denied'),
  );
  expect(resets()).toBe(0);
});

test('a search that ends with a network error is asked again after a reset of the connection (§8.21)', async () => {
  const { projectId, tab } = await aProjectWithClaire();
  await givenFault(projectId, { ...networkError, times: 1, where: 'cardsByDate' });
  const query = {
    collection: 'cardsByDate',
    descending: false,
    all: [{ map: 'words', key: 'canape' }],
    anyOf: [],
  } as const;
  const source = new FirestoreCardSource(tab.firestore, tab.operations);
  await recordedEmissions((listener) => source.subscribe({ query, after: null, limit: 2 }, listener)).becomes(
    success({ cards: [], isFull: false, lastId: null }),
  );
  expect(resets()).toBe(1);
});

test('the configuration is asked for again after a reset of the connection (§8.21)', async () => {
  const { projectId, owner, tab } = await aProjectWithClaire();
  await setDoc(doc(owner.firestore, 'config', 'app'), { maintenance: true });
  await givenFault(projectId, { ...networkError, times: 1, where: '/config/app' });
  const configurations = new FirestoreAppConfigurationRepository(tab.firestore, tab.operations, withoutDelay);
  const emissions = recordedEmissions((listener) => configurations.subscribe(listener));
  await emissions.becomes(success(expect.objectContaining({ maintenance: true })));
  expect(emissions.all).toHaveLength(1);
  expect(resets()).toBe(1);
});

test('an account whose reading is a bad request is read again after a reset of the connection (§8.20, §8.21)', async () => {
  const { projectId, tab } = await aProjectWithClaire();
  await givenFault(projectId, { ...badRequest, times: 1, where: '/users/claire' });
  const users = new FirestoreUserRepository(tab.firestore, tab.operations);
  const emissions = recordedEmissions((listener) => users.subscribe('claire', listener));
  await emissions.becomes(success(expect.objectContaining({ displayName: 'Claire' })));
  expect(emissions.all).toHaveLength(1);
  expect(resets()).toBe(1);
});

test('the rendition of a photo whose upload meets a network error is sent again after a reset (§8.21)', async () => {
  const { projectId, tab } = await aProjectWithClaire();
  const { storage, listings } = tab;
  storage.maxUploadRetryTime = 1;
  const connect = XMLHttpRequest.prototype.open;
  let isCut = true;
  const intercepted = vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    method: string,
    address: string | URL,
  ) {
    const url = String(address);
    connect.call(this, method, isCut && url.includes('thumbnail') ? 'http://127.0.0.1:9/' : url, true);
  });
  onTestFinished(() => intercepted.mockRestore());
  const operations = new FirebaseOperations(new ConnectionReset(networkOf(tab.firestore), realClock), async () => {
    isCut = false;
    storage.maxUploadRetryTime = 60_000;
  });
  const photos = new FirebasePhotoRepository(
    storage,
    operations,
    configurationOf(projectId),
    listings,
    new RandomIdGenerator(),
  );
  const stored = await photos.store('claire', somePreparedPhoto);
  expect(stored.ok).toBe(true);
  if (!stored.ok) return;
  for (const rendition of ['thumbnail', 'card', 'page'] as const)
    expect((await fetch((await photos.addressOf(stored.value, rendition)) ?? '')).ok).toBe(true);
  expect(resets()).toBe(1);
});

async function aProjectWithClaire() {
  const projectId = aFirebaseProject();
  const owner = openFirebaseTab(projectId, 'owner');
  await givenPerson(owner.firestore, 'claire', { displayName: 'Claire' });
  const memberSince = Timestamp.fromMillis(Date.UTC(2024, 0, 1));
  await setDoc(doc(owner.firestore, 'profiles', 'claire'), { displayName: 'Claire', photoURL: null, memberSince });
  return { projectId, owner, tab: openFirebaseTab(projectId, 'claire') };
}
