import { FirestoreUserRepository } from '../../../../src/infrastructure/firebase/account/FirestoreUserRepository';
import { describeUserRepository } from '../../../contracts/account/userRepositoryContract';
import { givenPerson } from '../../../support/firebase/firebaseBackends';
import { aFirebaseProject, openFirebaseTab, realClock } from '../../../support/firebase/firebaseTab';

describeUserRepository('FirestoreUserRepository', () => {
  const projectId = aFirebaseProject();
  const owner = openFirebaseTab(projectId, 'owner');
  const [tab, otherTab] = [openFirebaseTab(projectId, 'camille'), openFirebaseTab(projectId, 'camille')];
  return {
    uid: 'camille',
    tab: new FirestoreUserRepository(tab.firestore, tab.operations),
    otherTab: new FirestoreUserRepository(otherTab.firestore, otherTab.operations),
    now: realClock.now(),
    given: (changes) => givenPerson(owner.firestore, 'camille', changes),
  };
});
