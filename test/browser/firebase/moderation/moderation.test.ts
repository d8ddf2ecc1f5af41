import { collection, deleteField, doc, getDocs, updateDoc, type Firestore } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { HOUR } from '../../../../src/domain/shared/Instant';
import { failure, success } from '../../../../src/domain/shared/Result';
import { describeCaseRepository } from '../../../contracts/moderation/caseRepositoryContract';
import { describeDecidedBetween } from '../../../contracts/moderation/decidedBetweenContract';
import { describeDecisionRepository } from '../../../contracts/moderation/decisionRepositoryContract';
import { describeOpenedConversations } from '../../../contracts/moderation/openedConversationContract';
import { describeTransparency } from '../../../contracts/moderation/transparencyContract';
import { describeSettings } from '../../../contracts/moderation/settingsContract';
import { describeTeam } from '../../../contracts/moderation/teamContract';
import { describePersonDirectory } from '../../../contracts/moderation/personDirectoryContract';
import { describeJudgements } from '../../../contracts/moderation/judgementContract';
import { describeListingDirectory } from '../../../contracts/moderation/listingDirectoryContract';
import { describeNoticeRepository } from '../../../contracts/moderation/noticeRepositoryContract';
import { describeClosedWrites, describeClosings } from '../../../contracts/moderation/closingContract';
import { describeProfileResets } from '../../../contracts/moderation/profileResetContract';
import { describeRestrictedWrites, describeRestrictions } from '../../../contracts/moderation/restrictionContract';
import {
  actionsIn,
  answer,
  aReport,
  bicycle,
  claire,
  decided,
  orderOf,
} from '../../../contracts/moderation/ModerationBackend';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';
import { firebaseModeration, moderationIn } from '../../../support/firebase/firebaseModeration';
import { firestoreProfilesOf } from '../../../support/firebase/firebaseProfiles';
import { openFirebaseTab } from '../../../support/firebase/firebaseTab';

describeCaseRepository('FirestoreCaseRepository', firebaseModeration);
describeDecisionRepository('FirestoreDecisionRepository', firebaseModeration);
describeDecidedBetween('FirestoreDecisionRepository', firebaseModeration);
describeJudgements('FirestoreDecisionRepository', firebaseModeration);
describePersonDirectory('FirestorePersonDirectory', firebaseModeration);
describeSettings('FirestoreModerationSettingsRepository', firebaseModeration);
describeTeam('FirestoreTeamRepository', firebaseModeration);
describeTransparency('FirestoreTransparencyRepository', firebaseModeration);
describeListingDirectory('FirestoreListingDirectory', firebaseModeration);
describeNoticeRepository('FirestoreNoticeRepository', firebaseModeration);
describeProfileResets('FirestoreDecisionRepository', firebaseModeration);
describeClosings('FirestoreClosedListings', firebaseModeration);
describeClosedWrites('the Firebase backend', firebaseModeration);
describeRestrictions('FirestoreRestrictionRepository', firebaseModeration);
describeRestrictedWrites('the Firebase backend', firebaseModeration);
describeOpenedConversations('FirestoreOpenedConversationRepository', firebaseModeration);

async function idsIn(firestore: Firestore, name: string): Promise<readonly string[]> {
  return (await getDocs(collection(firestore, name))).docs.map(({ id }) => id);
}

test('admins who decide different cases at once all do, and the journal stays whole', async () => {
  const backend = await firebaseModeration();
  const { as } = backend;
  const orders = await Promise.all([
    orderOf(backend, 'nadia', bicycle, 'none'),
    orderOf(backend, 'omar', claire, 'none'),
    orderOf(backend, 'solene', { kind: 'person', id: 'karim' }, 'none'),
  ]);
  const [nadia, omar, solene] = [as('nadia'), as('omar'), as('solene')];
  const outcomes = await Promise.all(
    [nadia, omar, solene].map(({ decisions }, index) => {
      const order = orders[index];
      if (order === undefined) throw new Error('There is an order for each admin.');
      return decisions.decide(order);
    }),
  );
  expect(outcomes).toEqual(expect.arrayContaining([success(1), success(2), success(3)]));
  expect(await actionsIn(nadia)).toHaveLength(3);
});

test('one of two admins who hold a case at once holds it, and the other learns so', async () => {
  const { as } = await firebaseModeration();
  await as('karim').reports.add(aReport('karim', bicycle));
  const [nadia, omar] = [as('nadia'), as('omar')];
  const held = await Promise.all([nadia.cases.hold(bicycle, 'nadia'), omar.cases.hold(bicycle, 'omar')]);
  expect(held.filter(({ ok }) => ok)).toHaveLength(1);
  expect(held).toContainEqual(failure('held'));
});

test('both cards of a listing go with its removal, and come back under their names when it is overturned', async () => {
  const backend = await firebaseModeration();
  const { as, owner } = backend;
  const cards = async () => [...(await idsIn(owner, 'cardsByDate')), ...(await idsIn(owner, 'cardsByPrice'))];
  const before = await cards();
  expect(before).toHaveLength(2);
  await decided(backend, 'nadia', bicycle, 'removal');
  expect(await cards()).toEqual([]);
  const judgement = { by: 'omar', decision: 1, status: 'overturned', answer, note: '' } as const;
  expect(await as('omar').decisions.judge(judgement)).toMatchObject(success({ status: 'overturned' }));
  expect(await cards()).toEqual(before);
});

test.each([
  ['fast', HOUR],
  ['slow', -HOUR],
])(
  'a removal from a clock that is an hour %s is refused, with the clock as the reason, and no follow-up is decided',
  async (_, wrong) => {
    const backend = await firebaseModeration();
    const clock = { now: () => Date.now() + wrong };
    const { decisions } = moderationIn(openFirebaseTab(backend.projectId, 'nadia'), clock);
    const removal = await orderOf(backend, 'nadia', bicycle, 'removal');
    expect(await decisions.decide(removal)).toEqual(failure('wrong-clock'));
    expect(await decisions.decide({ ...removal, measure: 'none', statement: null })).toEqual(success(1));
  },
);

test('a person who has left is not warned any more, and the case about them is closed', async () => {
  const backend = await firebaseModeration();
  const { as, owner, projectId } = backend;
  await as('karim').reports.add(aReport('karim', claire));
  const warning = await orderOf(backend, 'nadia', claire, 'warning');
  expect(await firestoreProfilesOf(openFirebaseTab(projectId, 'claire')).remove('claire')).toEqual(success());
  expect(await as('nadia').decisions.decide(warning)).toEqual(failure('missing'));
  expect(await idsIn(owner, 'journal')).toEqual([]);
  expect(await as('nadia').decisions.decide({ ...warning, measure: 'none', statement: null })).toEqual(success(1));
});

test('a report of an earlier version, without what was reported, is read', async () => {
  const { as, owner } = await firebaseModeration();
  await as('karim').reports.add(aReport('karim', bicycle));
  await updateDoc(doc(owner, 'reports/karim~listing~velo'), { content: deleteField() });
  const nothing = { title: '', description: '', price: null, photos: [] };
  expect(await as('nadia').cases.reportsOn(bicycle, 10)).toMatchObject(
    success([{ reporterId: 'karim', content: nothing }]),
  );
  expect(await as('karim').reports.ownOf('karim')).toMatchObject(success([{ target: bicycle, title: '' }]));
});

test('a malformed case is left out of the queue', async () => {
  const { as, owner } = await firebaseModeration();
  await as('karim').reports.add(aReport('karim', bicycle));
  await as('karim').reports.add(aReport('karim', claire));
  await updateDoc(doc(owner, 'cases/person~claire'), { title: 7 });
  const queue = recordedEmissions<unknown>((listener) => as('nadia').cases.subscribeToOpen(10, listener));
  await queue.becomes(success([expect.objectContaining({ target: bicycle })]));
});
