import { collection, doc, getDoc, getDocs, onSnapshot, setDoc } from 'firebase/firestore';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { failure, success } from '../../../../src/domain/shared/Result';
import { ClockCheck } from '../../../../src/infrastructure/firebase/connection/ClockCheck';
import { FirestoreListingRepository } from '../../../../src/infrastructure/firebase/listings/FirestoreListingRepository';
import { aListing } from '../../../support/builders/aListing';
import { givenPerson } from '../../../support/firebase/firebaseBackends';
import { aSessionOnFirebase, dropConnections, givenFault } from '../../../support/firebase/firebaseFaults';
import { aFirebaseProject, openFirebaseTab } from '../../../support/firebase/firebaseTab';
import type { VirtualTime } from '../../../support/time/VirtualTime';
import { eventually } from '../../../support/time/eventually';

const waits = [3000, 4500, 6750, 10_125];
const recoveries = ['reset-connection', 'renew-client', 'clear-cache', 'clear-cache'];
const pace = { interval: 5 };
/** A port on which nothing listens. */
const REFUSING_PORT = 9;
const NETWORK = 'Erreur de réseau\u00a0: la base de données ne répond pas.';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each([1, 2, 3, 4])(
  'a profile that is unavailable %s times is read at the next attempt (§8.8, §9.6, §9.8)',
  async (failures) => {
    const { projectId, tab } = await aProjectWithKarim();
    await givenFault(projectId, { status: 'UNAVAILABLE', times: failures, where: '/users/' });
    const { time, emissions, steps } = aSessionOnFirebase(tab);
    await time.pass(3000);
    for (const wait of waits.slice(0, failures)) await passWait(time, wait);
    await eventually(
      () =>
        expect(emissions).toEqual([
          ['Utilisateur karim', 'awaited'],
          ['Karim', 'stored'],
        ]),
      pace,
    );
    expect(steps()).toEqual(recoveries.slice(0, failures));
    expect(vi.mocked(console.warn).mock.calls.filter(([text]) => text === NETWORK)).toHaveLength(failures);
    expect(time.waits).toEqual([]);
  },
);

test('a profile that is unavailable five times is replaced by the fallback, until the next change of it arrives', async () => {
  const { projectId, tab, owner } = await aProjectWithKarim();
  await givenFault(projectId, { status: 'UNAVAILABLE', times: 5, where: '/users/' });
  const { time, emissions, steps } = aSessionOnFirebase(tab);
  await time.pass(3000);
  for (const wait of waits) await passWait(time, wait);
  await eventually(() => expect(emissions[1]).toEqual(['Utilisateur karim', 'fallback']), pace);
  expect(steps()).toEqual(recoveries);
  expect(vi.mocked(console.warn).mock.calls.filter(([text]) => text === NETWORK)).toHaveLength(5);
  expect(time.waits).toEqual([]);
  await givenPerson(owner.firestore, 'karim', { displayName: 'Karim Benali' });
  await eventually(() => expect(emissions.at(-1)).toEqual(['Karim Benali', 'stored']), pace);
});

test('a profile that may not be read is not retried, and the console names the security rules (§8.23)', async () => {
  const projectId = aFirebaseProject();
  const tab = openFirebaseTab(projectId, null);
  const { time, emissions, steps } = aSessionOnFirebase(tab);
  await time.pass(3000);
  await eventually(
    () =>
      expect(emissions).toEqual([
        ['Utilisateur karim', 'awaited'],
        ['Utilisateur karim', 'fallback'],
      ]),
    pace,
  );
  expect(console.error).toHaveBeenCalledWith('Accès refusé\u00a0: vérifiez les règles de sécurité.', expect.anything());
  expect(time.waits).toEqual([]);
  expect(steps()).toEqual([]);
});

test('the five attempts end in the fallback when the server refuses connections from the start (§4.5)', async () => {
  const tab = openFirebaseTab(aFirebaseProject(), 'karim', REFUSING_PORT);
  const { time, emissions } = aSessionOnFirebase(tab);
  await time.pass(3000);
  for (const wait of waits) await passWait(time, wait);
  await eventually(
    () =>
      expect(emissions).toEqual([
        ['Utilisateur karim', 'awaited'],
        ['Utilisateur karim', 'fallback'],
      ]),
    pace,
  );
});

test('a malformed profile is logged and not overwritten; the fallback is used', async () => {
  const { tab, owner } = await aProjectWithKarim();
  await setDoc(doc(owner.firestore, 'users', 'karim'), { displayName: 42 });
  const { time, emissions } = aSessionOnFirebase(tab);
  await time.pass(3000);
  await eventually(() => expect(emissions.at(-1)).toEqual(['Utilisateur karim', 'fallback']), pace);
  expect(console.error).toHaveBeenCalledWith(
    'Document mal formé, laissé de côté\u00a0: users/karim',
    expect.anything(),
  );
  expect((await getDoc(doc(owner.firestore, 'users', 'karim'))).data()).toEqual({ displayName: 42 });
});

test('a profile that fails for lack of quota is not retried, since that is not a network error', async () => {
  const { projectId, tab } = await aProjectWithKarim();
  await givenFault(projectId, { status: 'RESOURCE_EXHAUSTED', times: 1, where: '/users/' });
  const { time, emissions } = aSessionOnFirebase(tab);
  await time.pass(3000);
  await eventually(() => expect(emissions[1]).toEqual(['Utilisateur karim', 'fallback']), pace);
  expect(time.waits).toEqual([]);
});

test.each([-3, 3])(
  'a browser whose clock is wrong by %s days creates an account with the server time',
  async (days) => {
    const projectId = aFirebaseProject();
    const owner = openFirebaseTab(projectId, 'owner');
    const { time, emissions } = aSessionOnFirebase(openFirebaseTab(projectId, 'karim'), Date.now() + days * 86_400_000);
    await time.pass(3000);
    await eventually(() => expect(emissions.at(-1)).toEqual(['Utilisateur karim', 'stored']), pace);
    const stored: unknown = (await getDoc(doc(owner.firestore, 'users', 'karim'))).get('createdAt');
    expect(Math.abs((stored as { toMillis(): number }).toMillis() - Date.now())).toBeLessThan(60_000);
  },
);

test('a listing dated by a clock that is days off is refused, and published once when the clock is right', async () => {
  const projectId = aFirebaseProject();
  await givenPerson(openFirebaseTab(projectId, 'owner').firestore, 'claire', { displayName: 'Claire' });
  const { firestore, operations, listings } = openFirebaseTab(projectId, 'claire');
  const tomorrow = Date.now() + 86_400_000;
  const wrongClock = { now: () => tomorrow };
  const wrong = new FirestoreListingRepository(firestore, operations, wrongClock, new ClockCheck(wrongClock));
  expect(await wrong.publish(aListing({ publishedAt: tomorrow }))).toEqual(failure('wrong-clock'));
  expect(await listings.ownedBy('claire')).toEqual(success([]));
  expect(await listings.publish(aListing({ publishedAt: Date.now() }))).toEqual(success());
  expect((await getDoc(doc(firestore, 'users', 'claire'))).get('freeListingsCount')).toBe(1);
});

test('a profile whose creation meets a network error is retried and created once', async () => {
  const projectId = aFirebaseProject();
  const owner = openFirebaseTab(projectId, 'owner');
  await givenFault(projectId, { status: 'UNAVAILABLE', times: 1, where: '"displayName"' });
  const { time, emissions } = aSessionOnFirebase(openFirebaseTab(projectId, 'karim'));
  await time.pass(3000);
  await eventually(() => expect(emissions.at(-1)).toEqual(['Utilisateur karim', 'stored']), pace);
  expect((await getDocs(collection(owner.firestore, 'users'))).size).toBe(1);
});

test('a stream that breaks after the profile was read has no effect, and the next change still arrives', async () => {
  const { projectId, tab, owner } = await aProjectWithKarim();
  const { time, emissions } = aSessionOnFirebase(tab);
  await time.pass(3000);
  await eventually(() => expect(emissions.at(-1)).toEqual(['Karim', 'stored']), pace);
  await dropConnections(projectId);
  await givenPerson(owner.firestore, 'karim', { displayName: 'Karim Benali' });
  await eventually(() => expect(emissions.at(-1)).toEqual(['Karim Benali', 'stored']));
  expect(emissions).toHaveLength(3);
});

async function aProjectWithKarim() {
  const projectId = aFirebaseProject();
  const owner = openFirebaseTab(projectId, 'owner');
  await givenPerson(owner.firestore, 'karim', { displayName: 'Karim' });
  const tab = openFirebaseTab(projectId, 'karim');
  // As on every page, there is another listener.
  onTestFinished(onSnapshot(doc(tab.firestore, 'config', 'app'), () => undefined));
  return { projectId, owner, tab };
}

/** Waits until the delay before the next attempt has begun, then lets it pass. */
async function passWait(time: VirtualTime, wait: number): Promise<void> {
  await eventually(() => expect(time.waits).toEqual([wait]), pace);
  await time.pass(wait);
}
