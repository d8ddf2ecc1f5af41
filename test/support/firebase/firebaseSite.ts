import {
  collection,
  doc,
  getDocs,
  orderBy,
  query,
  setDoc,
  Timestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { inject } from 'vitest';
import type { Subscriber } from '../../../src/domain/newsletter/Subscriber';
import { EmailAddress } from '../../../src/domain/shared/EmailAddress';
import { FirestoreAppConfigurationRepository } from '../../../src/infrastructure/firebase/site/FirestoreAppConfigurationRepository';
import { FirestoreContactInbox } from '../../../src/infrastructure/firebase/site/FirestoreContactInbox';
import type { Clock } from '../../../src/application/shared/Clock';
import { FirestoreDailyFiguresRepository } from '../../../src/infrastructure/firebase/site/FirestoreDailyFiguresRepository';
import { FirestoreContactMessageRepository } from '../../../src/infrastructure/firebase/site/FirestoreContactMessageRepository';
import { FirestoreNewsletterRepository } from '../../../src/infrastructure/firebase/site/FirestoreNewsletterRepository';
import { FirestoreSubscriberRepository } from '../../../src/infrastructure/firebase/site/FirestoreSubscriberRepository';
import {
  confirmationReference,
  subscriberReference,
  tokenReference,
} from '../../../src/infrastructure/firebase/site/newsletterDocuments';
import type { VisitCounter } from '../../../src/application/analytics/VisitCounter';
import { LazyVisitCounter } from '../../../src/infrastructure/firebase/lazy/LazyVisitCounter';
import { FirestoreVisitCounter } from '../../../src/infrastructure/firebase/site/FirestoreVisitCounter';
import type { AppConfigurationBackend } from '../../contracts/maintenance/appConfigurationContract';
import type { ContactInboxBackend } from '../../contracts/contact/contactInboxContract';
import type { ContactMessageBackend } from '../../contracts/contact/contactMessageContract';
import type { DailyFiguresBackend, GivenFigures } from '../../contracts/analytics/dailyFiguresContract';
import type { NewsletterBackend } from '../../contracts/newsletter/newsletterRepositoryContract';
import type { SubscriberBackend } from '../../contracts/newsletter/subscriberRepositoryContract';
import type { VisitBackend } from '../../contracts/analytics/visitCounterContract';
import { givenPerson } from './firebaseBackends';
import { aFirebaseProject, withoutDelay, openFirebaseTab, realClock, type FirebaseTab } from './firebaseTab';

/** A project with tabs of an admin, of a member who is not an admin, of a visitor and of the project’s owner. */
export async function aSiteOnFirebase() {
  const projectId = aFirebaseProject();
  const owner = openFirebaseTab(projectId, 'owner');
  await givenPerson(owner.firestore, 'nadia', { displayName: 'Nadia', role: 'admin' });
  await givenPerson(owner.firestore, 'karim', { displayName: 'Karim' });
  const open = (uid: string | null, claims?: object) => openFirebaseTab(projectId, uid, undefined, claims);
  return { projectId, owner, open, admin: open('nadia'), member: open('karim'), visitor: open(null) };
}

export async function firebaseAppConfiguration(): Promise<AppConfigurationBackend> {
  const { owner, admin, member, visitor } = await aSiteOnFirebase();
  const repositoryOf = ({ firestore, operations }: FirebaseTab) =>
    new FirestoreAppConfigurationRepository(firestore, operations, withoutDelay);
  return {
    admin: repositoryOf(admin),
    member: repositoryOf(member),
    visitor: repositoryOf(visitor),
    breakConfiguration: () => setDoc(doc(owner.firestore, 'config/app'), { maintenance: 'oui' }),
  };
}

const counterOf = ({ firestore, operations }: FirebaseTab) => new FirestoreVisitCounter(firestore, operations);

export async function firebaseVisits(): Promise<VisitBackend> {
  const { admin, member, visitor, open } = await aSiteOnFirebase();
  return {
    admin: counterOf(admin),
    member: counterOf(member),
    visitor: counterOf(visitor),
    otherVisitor: counterOf(open(null)),
    now: realClock.now(),
  };
}

/** Counters that stand in until the SDK has come, which comes only to explain a refusal, and not at all for the other visitor. */
export async function lazyVisits(): Promise<VisitBackend> {
  const { projectId, admin, member, visitor } = await aSiteOnFirebase();
  const place = { projectId, apiKey: 'demo', emulator: `127.0.0.1:${inject('testServerPort')}` };
  const standInFor = (load: () => Promise<VisitCounter>) => new LazyVisitCounter(load, place);
  return {
    admin: standInFor(async () => counterOf(admin)),
    member: standInFor(async () => counterOf(member)),
    visitor: standInFor(async () => counterOf(visitor)),
    otherVisitor: standInFor(() => Promise.reject(new Error('The SDK is not there'))),
    now: realClock.now(),
  };
}

export async function firebaseDailyFigures(clock: Clock = realClock) {
  const { projectId, owner, admin, member, visitor } = await aSiteOnFirebase();
  const repositoryOf = ({ firestore, operations }: FirebaseTab) =>
    new FirestoreDailyFiguresRepository(firestore, operations, clock);
  return {
    projectId,
    owner: owner.firestore,
    admin: repositoryOf(admin),
    member: repositoryOf(member),
    visitor: repositoryOf(visitor),
    now: clock.now(),
    async given({ visitors = {}, listings = [], accounts = [], reports = [] }: GivenFigures) {
      const batch = writeBatch(owner.firestore);
      for (const [date, uniqueVisitors] of Object.entries(visitors))
        batch.set(doc(owner.firestore, 'analytics', date), { date, uniqueVisitors, lastUpdated: new Date() });
      const give = (name: string, time: string, instants: readonly number[]) =>
        instants.forEach((instant, index) =>
          batch.set(doc(owner.firestore, name, `new${index}`), { [time]: Timestamp.fromMillis(instant) }),
        );
      give('listings', 'publishedAt', listings);
      give('users', 'createdAt', accounts);
      give('reports', 'createdAt', reports);
      await batch.commit();
    },
  } satisfies DailyFiguresBackend & Record<string, unknown>;
}

const linkToken = 'k1L2m3N4o5P6q7R8s9T0';

export async function firebaseNewsletter(): Promise<NewsletterBackend> {
  const { owner, admin, member, visitor, open } = await aSiteOnFirebase();
  const repositoryOf = ({ firestore, operations }: FirebaseTab) =>
    new FirestoreNewsletterRepository(firestore, operations);
  return {
    repository: repositoryOf(visitor),
    member: repositoryOf(member),
    ines: repositoryOf(open('ines', { email: 'ines@exemple.fr', email_verified: true })),
    admin: repositoryOf(admin),
    async storedAddresses() {
      const subscribers = await getDocs(collection(owner.firestore, 'newsletter_subscribers'));
      return subscribers.docs.map((subscriber) => String(subscriber.get('email')));
    },
    server: {
      async sendLink(address) {
        const email = EmailAddress.parse(address);
        if (!email.ok) throw new Error(email.failure);
        const { id } = await subscriberReference(owner.firestore, email.value);
        const batch = writeBatch(owner.firestore);
        batch.set(doc(owner.firestore, 'newsletter_mails', id), { token: linkToken });
        batch.set(confirmationReference(owner.firestore, linkToken), { subscriber: id });
        await batch.commit();
        return linkToken;
      },
      async confirmedAddresses() {
        const subscribers = await getDocs(collection(owner.firestore, 'newsletter_subscribers'));
        return subscribers.docs
          .filter((subscriber) => subscriber.get('confirmed_at') instanceof Timestamp)
          .map((subscriber) => String(subscriber.get('email')));
      },
    },
  };
}

export async function firebaseSubscribers(): Promise<SubscriberBackend> {
  const { owner, admin, member, visitor } = await aSiteOnFirebase();
  const repositoryOf = ({ firestore, operations }: FirebaseTab) =>
    new FirestoreSubscriberRepository(firestore, operations);
  return {
    admin: repositoryOf(admin),
    member: repositoryOf(member),
    visitor: repositoryOf(visitor),
    newsletter: new FirestoreNewsletterRepository(visitor.firestore, visitor.operations),
    given: (subscribers) => giveFirebaseSubscribers(owner.firestore, subscribers),
  };
}

export async function giveFirebaseSubscribers(
  owner: Firestore,
  subscribers: readonly Omit<Subscriber, 'id'>[],
): Promise<void> {
  const batch = writeBatch(owner);
  for (const { email, subscribedAt, confirmedAt, unsubscribeToken } of subscribers) {
    const address = EmailAddress.parse(email);
    if (!address.ok) throw new Error(address.failure);
    const reference = await subscriberReference(owner, address.value);
    batch.set(reference, {
      ...{ email, subscribed_at: Timestamp.fromMillis(subscribedAt), source: 'maintenance_page' },
      ...(confirmedAt !== null && { confirmed_at: Timestamp.fromMillis(confirmedAt) }),
      ...(unsubscribeToken !== null && { unsubscribe_token: unsubscribeToken }),
    });
    if (unsubscribeToken !== null) batch.set(tokenReference(owner, unsubscribeToken), { subscriber: reference.id });
  }
  await batch.commit();
}

export async function firebaseContactMessages(): Promise<ContactMessageBackend> {
  const { owner, visitor } = await aSiteOnFirebase();
  return {
    repository: new FirestoreContactMessageRepository(visitor.firestore, visitor.operations),
    async storedMessages() {
      const { docs } = await getDocs(query(collection(owner.firestore, 'contact_messages'), orderBy('sentAt')));
      return docs.map((stored) => ({ id: stored.id, ...stored.data(), sentAt: millisOf(stored.get('sentAt')) }));
    },
  };
}

export async function firebaseContactInbox(): Promise<ContactInboxBackend> {
  const { owner, admin, member, visitor } = await aSiteOnFirebase();
  const inboxOf = ({ firestore, operations }: FirebaseTab) => new FirestoreContactInbox(firestore, operations);
  return {
    admin: inboxOf(admin),
    adminId: 'nadia',
    member: inboxOf(member),
    visitor: inboxOf(visitor),
    sending: new FirestoreContactMessageRepository(visitor.firestore, visitor.operations),
    async given(messages) {
      const batch = writeBatch(owner.firestore);
      for (const { id, sentAt, handled, ...words } of messages)
        batch.set(doc(owner.firestore, 'contact_messages', id), {
          ...words,
          sentAt: Timestamp.fromMillis(sentAt),
          handled: handled && { by: handled.by, at: Timestamp.fromMillis(handled.at) },
        });
      await batch.commit();
    },
  };
}

function millisOf(time: unknown): number {
  return time instanceof Timestamp ? time.toMillis() : NaN;
}
