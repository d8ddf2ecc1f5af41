import { FirestoreParticipantAnonymiser } from '../../../../src/infrastructure/firebase/messaging/FirestoreParticipantAnonymiser';
import { describeParticipantAnonymiser } from '../../../contracts/messaging/participantAnonymiserContract';
import { firebaseMessaging, messagingOf } from '../../../support/firebase/firebaseMessaging';
import { openFirebaseTab } from '../../../support/firebase/firebaseTab';

describeParticipantAnonymiser('FirestoreParticipantAnonymiser', async () => {
  const { projectId } = await firebaseMessaging();
  const tabOf = (uid: string) => {
    const tab = openFirebaseTab(projectId, uid);
    return {
      conversations: messagingOf(tab).conversations,
      names: new FirestoreParticipantAnonymiser(tab.firestore, tab.operations),
    };
  };
  return { karim: tabOf('karim'), claire: tabOf('claire') };
});
