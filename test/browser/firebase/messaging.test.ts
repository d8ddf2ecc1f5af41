import { describeBlockRepository } from '../../contracts/blockRepositoryContract';
import { describeConversationRepository } from '../../contracts/conversationRepositoryContract';
import { describeReportRepository } from '../../contracts/reportRepositoryContract';
import { deleteDoc, doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { failure, success } from '../../../src/domain/shared/Result';
import { aFirstMessage } from '../../support/builders/aConversation';
import { givenFault } from '../../support/firebase/firebaseFaults';
import { givenPerson } from '../../support/firebase/firebaseBackends';
import { openFirebaseTab } from '../../support/firebase/firebaseTab';
import { recordedTellings } from '../../support/doubles/recordedTellings';
import {
  firebaseBlockRepository,
  firebaseMessaging,
  firebaseReportRepository,
} from '../../support/firebase/firebaseMessaging';

describeConversationRepository('FirestoreConversationRepository', firebaseMessaging);
describeBlockRepository('FirestoreBlockRepository', firebaseBlockRepository);
describeReportRepository('FirestoreReportRepository', firebaseReportRepository);

test('a newcomer’s first words wait until there is an account, and go under the name that it has by then', async () => {
  const { karim, projectId } = await firebaseMessaging();
  const { firestore } = openFirebaseTab(projectId, 'owner');
  await deleteDoc(doc(firestore, 'users', 'karim'));
  expect(await karim.conversations.send(aFirstMessage())).toEqual(failure('offline'));
  await givenPerson(firestore, 'karim', { displayName: 'Karim B.' });
  expect(await karim.conversations.send(aFirstMessage())).toEqual(success());
});

test('an answer goes through although another tab has answered first, unseen here', async () => {
  const { claire, karim, projectId } = await firebaseMessaging();
  await karim.conversations.send(aFirstMessage());
  const answer = (id: string) => aFirstMessage({ id, authorId: 'claire', opening: null });
  expect(await claire.conversations.send(answer('deux'))).toEqual(success());
  // What the rules know and this tab does not.
  const { firestore } = openFirebaseTab(projectId, 'owner');
  await updateDoc(doc(firestore, 'conversations', 'velo~karim'), { firstAnsweredAt: null });
  expect(await claire.conversations.send(answer('trois'))).toEqual(success());
});

test('a message that the server answers with a fault of its own is told apart from one that does not reach it', async () => {
  const { karim, projectId } = await firebaseMessaging();
  await karim.conversations.send(aFirstMessage());
  await givenFault(projectId, { status: 'INTERNAL', times: 3, where: '/messages/deux' });
  const answer = aFirstMessage({ id: 'deux', opening: null });
  expect(await karim.conversations.send(answer)).toEqual(failure('faulty'));
  expect(await karim.conversations.send(answer)).toEqual(success());
});

test('a malformed message keeps its place, so that what is there to be read is known', async () => {
  const { claire, karim, now, projectId } = await firebaseMessaging();
  await karim.conversations.send(aFirstMessage());
  const { firestore } = openFirebaseTab(projectId, 'owner');
  const [moment, said] = [
    Timestamp.fromMillis(now + 60_000),
    doc(firestore, 'conversations', 'velo~karim', 'messages', 'deux'),
  ];
  await setDoc(said, { authorId: 'karim', kind: 'text', sentAt: moment });
  await setDoc(doc(firestore, 'conversations', 'velo~karim', 'messages', 'trois'), { kind: 7, sentAt: moment });
  await setDoc(doc(firestore, 'conversations', 'velo~karim', 'messages', 'nulle-part'), { sentAt: 'demain' });
  const thread = recordedTellings<unknown>((tell) => claire.conversations.subscribeToMessages('velo~karim', 10, tell));
  await thread.becomes(
    success([
      expect.objectContaining({ id: 'un' }),
      { id: 'deux', authorId: 'karim', sentAt: now + 60_000, content: { kind: 'unreadable' } },
      { id: 'trois', authorId: '', sentAt: now + 60_000, content: { kind: 'unreadable' } },
    ]),
  );
});
