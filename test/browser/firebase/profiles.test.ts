import { expect, test } from 'vitest';
import { describeProfileRepository } from '../../contracts/profileRepositoryContract';
import { firebaseProfiles, firestoreProfilesOf } from '../../support/firebase/firebaseProfiles';
import { openFirebaseTab } from '../../support/firebase/firebaseTab';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';

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
