import { FirestoreConversationNames } from '../../../src/infrastructure/firebase/messaging/FirestoreConversationNames';
import { describeConversationNames } from '../../contracts/conversationNamesContract';
import { firebaseMessaging, messagingOf } from '../../support/firebase/firebaseMessaging';
import { openFirebaseTab } from '../../support/firebase/firebaseTab';

describeConversationNames('FirestoreConversationNames', async () => {
  const { projectId } = await firebaseMessaging();
  const tabOf = (uid: string) => {
    const tab = openFirebaseTab(projectId, uid);
    return { conversations: messagingOf(tab).conversations, names: new FirestoreConversationNames(tab.firestore, tab.operations) };
  };
  return { karim: tabOf('karim'), claire: tabOf('claire') };
});
