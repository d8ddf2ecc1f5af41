import { describeBlocks } from '../contracts/blocksContract';
import { describeConversationRepository } from '../contracts/conversationRepositoryContract';
import { describeReports } from '../contracts/reportsContract';
import { deleteDoc, doc, updateDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { failure, success } from '../../src/domain/shared/Result';
import { aFirstMessage } from '../support/aConversation';
import { givenPerson } from '../support/firebaseBackends';
import { openFirebaseTab } from '../support/firebaseTab';
import { firebaseBlocks, firebaseMessaging, firebaseReports } from '../support/firebaseMessaging';

describeConversationRepository('FirestoreConversationRepository', firebaseMessaging);
describeBlocks('FirestoreBlocks', firebaseBlocks);
describeReports('FirestoreReports', firebaseReports);

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
