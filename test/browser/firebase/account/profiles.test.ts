import { doc, getDoc, updateDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { describeProfileRepository } from '../../../contracts/account/profileRepositoryContract';
import { firebaseProfiles, firestoreProfilesOf } from '../../../support/firebase/firebaseProfiles';
import { openFirebaseTab } from '../../../support/firebase/firebaseTab';
import { success } from '../../../../src/domain/shared/Result';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';

describeProfileRepository('FirestoreProfileRepository', firebaseProfiles);

test('a stranger reads a profile, and cannot change it', async () => {
  const { projectId, accountOf } = await firebaseProfiles();
  const visitor = firestoreProfilesOf(openFirebaseTab(projectId, null));
  await recordedEmissions((listener) =>
    visitor.subscribe('claire', (profile) => listener(profile.ok ? profile.value?.displayName : null)),
  ).becomes('Claire');
  expect(await visitor.change('claire', { displayName: 'Moi' })).toEqual({ ok: false, failure: 'denied' });
  expect(await accountOf('claire')).toMatchObject({ displayName: 'Claire' });
});

test('a former profile with a response rate opens, and loses the rate at its next change', async () => {
  const { projectId, tab } = await firebaseProfiles();
  const { firestore } = openFirebaseTab(projectId, 'owner');
  const profile = doc(firestore, 'profiles', 'claire');
  await updateDoc(profile, { answers: { asked: 500, answered: 500, delayMinutes: 1 } });
  const emissions = recordedEmissions((listener) => tab.subscribe('claire', listener));
  const shown = { uid: 'claire', displayName: 'Claire', photoURL: null, memberSince: Date.UTC(2024, 0, 1) };
  await emissions.becomes(success({ ...shown, about: '', place: null, kind: 'private' }));
  expect(await tab.change('claire', { about: 'Je répare des vélos.' })).toEqual(success());
  await emissions.becomes(success({ ...shown, about: 'Je répare des vélos.', place: null, kind: 'private' }));
  expect((await getDoc(profile)).get('answers')).toBeUndefined();
});
