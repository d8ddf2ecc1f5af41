import { expect, test } from 'vitest';
import { FirestorePreferencesRepository } from '../../../src/infrastructure/firebase/account/FirestorePreferencesRepository';
import { describePreferencesRepository } from '../../contracts/preferencesRepositoryContract';
import { aFirebaseProject, atOnce, openFirebaseTab, type FirebaseTab } from '../../support/firebase/firebaseTab';
import { recordedTellings } from '../../support/doubles/recordedTellings';

const preferencesOf = ({ firestore, operations }: FirebaseTab) =>
  new FirestorePreferencesRepository(firestore, operations, atOnce);

describePreferencesRepository('FirestorePreferencesRepository', () => {
  const projectId = aFirebaseProject();
  return {
    tab: preferencesOf(openFirebaseTab(projectId, 'claire')),
    otherTab: preferencesOf(openFirebaseTab(projectId, 'claire')),
  };
});

test('nobody reads or writes another’s choices', async () => {
  const karim = preferencesOf(openFirebaseTab(aFirebaseProject(), 'karim'));
  await recordedTellings((listener) => karim.subscribe('claire', listener)).becomes({ ok: false, failure: 'denied' });
  expect(await karim.change('claire', { notifications: { messages: false, savedSearches: false } })).toEqual({
    ok: false,
    failure: 'denied',
  });
  expect(await karim.remove('claire')).toEqual({ ok: false, failure: 'denied' });
});
