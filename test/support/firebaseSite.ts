import { collection, doc, getDocs, setDoc } from 'firebase/firestore';
import { FirestoreAppConfigurationRepository } from '../../src/infrastructure/firebase/FirestoreAppConfigurationRepository';
import { FirestoreNewsletterRepository } from '../../src/infrastructure/firebase/FirestoreNewsletterRepository';
import { FirestoreVisitCounter } from '../../src/infrastructure/firebase/FirestoreVisitCounter';
import type { AppConfigurationBackend } from '../contracts/appConfigurationContract';
import type { NewsletterBackend } from '../contracts/newsletterRepositoryContract';
import type { VisitBackend } from '../contracts/visitCounterContract';
import { givenPerson } from './firebaseBackends';
import { aFirebaseProject, atOnce, openFirebaseTab, realClock, type FirebaseTab } from './firebaseTab';

/** A project with an admin and somebody who is none, and tabs of theirs, of a visitor and of the project’s owner. */
export async function aSiteOnFirebase() {
  const projectId = aFirebaseProject();
  const owner = openFirebaseTab(projectId, 'owner');
  await givenPerson(owner.firestore, 'nadia', { displayName: 'Nadia', role: 'admin' });
  await givenPerson(owner.firestore, 'karim', { displayName: 'Karim' });
  const open = (uid: string | null) => openFirebaseTab(projectId, uid);
  return { projectId, owner, open, admin: open('nadia'), member: open('karim'), visitor: open(null) };
}

export async function firebaseAppConfiguration(): Promise<AppConfigurationBackend> {
  const { owner, admin, member, visitor } = await aSiteOnFirebase();
  const repositoryOf = ({ firestore, operations }: FirebaseTab) => new FirestoreAppConfigurationRepository(firestore, operations, atOnce);
  return {
    admin: repositoryOf(admin),
    member: repositoryOf(member),
    visitor: repositoryOf(visitor),
    breakConfiguration: () => setDoc(doc(owner.firestore, 'config/app'), { maintenance: 'oui' }),
  };
}

export async function firebaseVisits(): Promise<VisitBackend> {
  const { admin, member, visitor, open } = await aSiteOnFirebase();
  const counterOf = ({ firestore, operations }: FirebaseTab) => new FirestoreVisitCounter(firestore, operations);
  return { admin: counterOf(admin), member: counterOf(member), visitor: counterOf(visitor), otherVisitor: counterOf(open(null)), now: realClock.now() };
}

export async function firebaseNewsletter(): Promise<NewsletterBackend> {
  const { owner, admin, member, visitor } = await aSiteOnFirebase();
  const repositoryOf = ({ firestore, operations }: FirebaseTab) => new FirestoreNewsletterRepository(firestore, operations);
  return {
    repository: repositoryOf(visitor),
    member: repositoryOf(member),
    admin: repositoryOf(admin),
    async storedAddresses() {
      const subscribers = await getDocs(collection(owner.firestore, 'newsletter_subscribers'));
      return subscribers.docs.map((subscriber) => String(subscriber.get('email')));
    },
  };
}
