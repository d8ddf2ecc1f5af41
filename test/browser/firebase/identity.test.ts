import { doc, getDoc } from 'firebase/firestore';
import { describeIdentity } from '../../contracts/identityContract';
import { authEmulatorStarted, codeSentTo, linkSentTo } from '../../support/firebase/authEmulatorPeople';
import { anAuthTab, closeAfterTest } from '../../support/firebase/firebaseAuthentication';
import { openFirebaseAuthTab } from '../../support/firebase/firebaseAuthTab';
import { openFirebaseTab } from '../../support/firebase/firebaseTab';

await authEmulatorStarted();

describeIdentity('Firebase', () => {
  const options = anAuthTab();
  const tab = openFirebaseAuthTab(options);
  closeAfterTest(tab);
  const { firestore } = openFirebaseTab(options.projectId, 'owner');
  tab.authentication.subscribeToUser((person) => {
    if (person !== null) void tab.users.create(person);
  });
  return {
    authentication: tab.authentication,
    ...tab.identity,
    phoneCode: codeSentTo,
    emailCode: ({ value }) => linkSentTo(value),
    async storedContacts(uid) {
      const stored = (await getDoc(doc(firestore, 'users', uid))).data();
      return stored === undefined
        ? null
        : { email: stored.email as string | null, phoneNumber: stored.phoneNumber as string | null };
    },
  };
});
