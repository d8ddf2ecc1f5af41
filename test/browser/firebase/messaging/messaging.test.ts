import { describeAppointments } from '../../../contracts/messaging/appointmentContract';
import { describeOffers } from '../../../contracts/messaging/offerContract';
import { describeWithdrawals } from '../../../contracts/messaging/withdrawalContract';
import { describeBlockRepository } from '../../../contracts/messaging/blockRepositoryContract';
import { describeConfirmation } from '../../../contracts/auth/confirmationContract';
import { describeConversationRepository } from '../../../contracts/messaging/conversationRepositoryContract';
import { describeReportRepository } from '../../../contracts/moderation/reportRepositoryContract';
import { deleteDoc, doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { failure, success } from '../../../../src/domain/shared/Result';
import { aFirstMessage } from '../../../support/builders/aConversation';
import { givenFault } from '../../../support/firebase/firebaseFaults';
import { givenPerson } from '../../../support/firebase/firebaseBackends';
import { openFirebaseTab } from '../../../support/firebase/firebaseTab';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';
import {
  firebaseBlockRepository,
  firebaseConfirmation,
  firebaseMessaging,
  firebaseReportRepository,
} from '../../../support/firebase/firebaseMessaging';

describeConversationRepository('FirestoreConversationRepository', firebaseMessaging);
describeAppointments('FirestoreConversationRepository', firebaseMessaging);
describeOffers('FirestoreConversationRepository', firebaseMessaging);
describeWithdrawals('FirestoreConversationRepository', firebaseMessaging);
describeBlockRepository('FirestoreBlockRepository', firebaseBlockRepository);
describeReportRepository('FirestoreReportRepository', firebaseReportRepository);
describeConfirmation('the Firebase backend', firebaseConfirmation);

test('the first message of a new person waits for their account, and has the account’s name', async () => {
  const { karim, projectId } = await firebaseMessaging();
  const { firestore } = openFirebaseTab(projectId, 'owner');
  await deleteDoc(doc(firestore, 'users', 'karim'));
  expect(await karim.conversations.send(aFirstMessage())).toEqual(failure('offline'));
  await givenPerson(firestore, 'karim', { displayName: 'Karim B.' });
  expect(await karim.conversations.send(aFirstMessage())).toEqual(success());
});

test('a conversation of a former version, which has the time of the first answer, is read and answered', async () => {
  const { claire, karim, now, projectId } = await firebaseMessaging();
  await karim.conversations.send(aFirstMessage());
  const { firestore } = openFirebaseTab(projectId, 'owner');
  const firstAskedAt = Timestamp.fromMillis(now);
  await updateDoc(doc(firestore, 'conversations', 'velo~karim'), { firstAskedAt, firstAnsweredAt: null });
  const answer = aFirstMessage({ id: 'deux', authorId: 'claire', opening: null });
  expect(await claire.conversations.send(answer)).toEqual(success());
});

test('a message that meets a server fault fails differently from one that does not reach the server', async () => {
  const { karim, projectId } = await firebaseMessaging();
  await karim.conversations.send(aFirstMessage());
  await givenFault(projectId, { status: 'INTERNAL', times: 3, where: '/messages/deux' });
  const answer = aFirstMessage({ id: 'deux', opening: null });
  expect(await karim.conversations.send(answer)).toEqual(failure('faulty'));
  expect(await karim.conversations.send(answer)).toEqual(success());
});

test('a malformed message is emitted as unreadable in its position', async () => {
  const { claire, karim, now, projectId } = await firebaseMessaging();
  await karim.conversations.send(aFirstMessage());
  const { firestore } = openFirebaseTab(projectId, 'owner');
  const [moment, message] = [
    Timestamp.fromMillis(now + 60_000),
    doc(firestore, 'conversations', 'velo~karim', 'messages', 'deux'),
  ];
  await setDoc(message, { authorId: 'karim', kind: 'text', sentAt: moment });
  await setDoc(doc(firestore, 'conversations', 'velo~karim', 'messages', 'trois'), { kind: 7, sentAt: moment });
  await setDoc(doc(firestore, 'conversations', 'velo~karim', 'messages', 'nulle-part'), { sentAt: 'demain' });
  const thread = recordedEmissions<unknown>((listener) =>
    claire.conversations.subscribeToMessages('velo~karim', 10, listener),
  );
  await thread.becomes(
    success([
      expect.objectContaining({ id: 'un' }),
      { id: 'deux', authorId: 'karim', sentAt: now + 60_000, content: { kind: 'unreadable' } },
      { id: 'trois', authorId: '', sentAt: now + 60_000, content: { kind: 'unreadable' } },
    ]),
  );
});
