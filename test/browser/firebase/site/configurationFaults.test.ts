import { doc, setDoc, Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ResolveMaintenance, type MaintenanceState } from '../../../../src/application/maintenance/ResolveMaintenance';
import type { AppConfiguration } from '../../../../src/domain/maintenance/AppConfiguration';
import { FirestoreAppConfigurationRepository } from '../../../../src/infrastructure/firebase/site/FirestoreAppConfigurationRepository';
import { dropConnections, givenFault } from '../../../support/firebase/firebaseFaults';
import { withoutDelay, aFirebaseProject, openFirebaseTab } from '../../../support/firebase/firebaseTab';
import { whileTimeFlies } from '../../../support/time/whileTimeFlies';
import { eventually } from '../../../support/time/eventually';

const pace = { interval: 5 };
const launch = Date.UTC(2027, 0, 15, 9);
const countdownConfig = { days: 0, hours: 0, minutes: 0, seconds: 0 };
const closed: AppConfiguration = { maintenance: true, targetDate: launch, countdownConfig };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a stream that breaks while the configuration is read delays it: the site stays as it was, then gets it (§4.9)', async () => {
  const { projectId, given, follow } = aSite();
  await given(stored(closed));
  await givenFault(projectId, { status: 'UNAVAILABLE', times: 1, where: '/config/app' });
  const { states } = follow(null);
  await eventually(() => expect(states).toEqual([{ configuration: closed, source: 'backend' }]), pace);
});

test('a stream that breaks later has no effect, and the next change still arrives', async () => {
  const { projectId, given, follow } = aSite();
  await given(stored(closed));
  const { states } = follow(null);
  await eventually(() => expect(states).toHaveLength(1), pace);
  await dropConnections(projectId);
  await given(stored({ ...closed, maintenance: false }));
  await eventually(() => expect(states.at(-1)?.configuration.maintenance).toBe(false), pace);
  expect(states).toHaveLength(2);
});

test.each([
  ['maintenance is assumed where nothing is known (§4.12)', null, true],
  ['what this browser knew last stands', { ...closed, maintenance: false }, false],
] as const)('a configuration that stays unreachable: %s', async (_what, lastKnown, isClosed) => {
  const { projectId, given, follow } = aSite();
  await given(stored(closed));
  await givenFault(projectId, { status: 'UNAVAILABLE', times: 1000, where: '/config/app' });
  await whileTimeFlies(async () => {
    const { states } = follow(lastKnown);
    await eventually(() => expect(states.at(-1)?.configuration.maintenance).toBe(isClosed), pace);
  });
});

test('a malformed configuration closes the site and is logged, until it is corrected (§8.5)', async () => {
  const { given, follow } = aSite();
  await given({ maintenance: 'oui', targetDate: 'demain' });
  const { states, remembered } = follow(null);
  await eventually(
    () =>
      expect(states.at(-1)).toMatchObject({ configuration: { maintenance: true }, source: { failure: 'malformed' } }),
    pace,
  );
  expect(console.error).toHaveBeenCalledWith('Document mal formé, laissé de côté\u00a0: config/app', expect.anything());
  expect(remembered()).toBeNull();
  await given(stored({ ...closed, maintenance: false }));
  await eventually(
    () => expect(states.at(-1)).toMatchObject({ configuration: { maintenance: false }, source: 'backend' }),
    pace,
  );
});

/** A project of the test's own, with tabs of a visitor and of the project’s owner, who passes the rules. */
function aSite() {
  const projectId = aFirebaseProject();
  const owner = openFirebaseTab(projectId, 'owner');
  const visitor = openFirebaseTab(projectId, null);
  const configurations = new FirestoreAppConfigurationRepository(visitor.firestore, visitor.operations, withoutDelay);
  return {
    projectId,
    given: (data: object) => setDoc(doc(owner.firestore, 'config', 'app'), data),
    follow(lastKnown: AppConfiguration | null) {
      let known = lastKnown;
      const memory = {
        lastKnown: () => known,
        remember: (next: AppConfiguration) => void (known = next),
        hasOverride: () => false,
        setOverride: () => undefined,
      };
      const states: MaintenanceState[] = [];
      onTestFinished(new ResolveMaintenance(configurations, memory).execute((state) => states.push(state)));
      return { states, remembered: () => known };
    },
  };
}

function stored({ targetDate, ...others }: AppConfiguration): object {
  return { ...others, targetDate: targetDate === null ? null : Timestamp.fromMillis(targetDate) };
}
