import { expect, test } from 'vitest';
import { FirestorePreferencesRepository } from '../../../../src/infrastructure/firebase/account/FirestorePreferencesRepository';
import { describePreferencesRepository } from '../../../contracts/preferences/preferencesRepositoryContract';
import {
  aFirebaseProject,
  withoutDelay,
  openFirebaseTab,
  type FirebaseTab,
} from '../../../support/firebase/firebaseTab';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';

const preferencesOf = ({ firestore, operations }: FirebaseTab) =>
  new FirestorePreferencesRepository(firestore, operations, withoutDelay);

describePreferencesRepository('FirestorePreferencesRepository', () => {
  const projectId = aFirebaseProject();
  return {
    tab: preferencesOf(openFirebaseTab(projectId, 'claire')),
    otherTab: preferencesOf(openFirebaseTab(projectId, 'claire')),
  };
});

test('nobody reads or writes preferences of another person', async () => {
  const karim = preferencesOf(openFirebaseTab(aFirebaseProject(), 'karim'));
  await recordedEmissions((listener) => karim.subscribe('claire', listener)).becomes({ ok: false, failure: 'denied' });
  expect(await karim.change('claire', { notifications: { messages: false, savedSearches: false } })).toEqual({
    ok: false,
    failure: 'denied',
  });
  expect(await karim.remove('claire')).toEqual({ ok: false, failure: 'denied' });
});
