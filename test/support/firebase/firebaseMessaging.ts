import { collection, doc, getDoc, getDocs, setDoc, Timestamp, updateDoc, type Firestore } from 'firebase/firestore';
import type { Rate, RateKind } from '../../../src/domain/shared/Rate';
import { FirestoreBlockRepository } from '../../../src/infrastructure/firebase/messaging/FirestoreBlockRepository';
import { FirestoreConversationRepository } from '../../../src/infrastructure/firebase/messaging/FirestoreConversationRepository';
import { FirestoreReportRepository } from '../../../src/infrastructure/firebase/moderation/FirestoreReportRepository';
import type { ConfirmationBackend } from '../../contracts/auth/confirmationContract';
import type { BlockRepositoryBackend } from '../../contracts/messaging/blockRepositoryContract';
import type { MessagingBackend, MessagingTab } from '../../contracts/messaging/conversationRepositoryContract';
import type { ReportRepositoryBackend } from '../../contracts/moderation/reportRepositoryContract';
import { aListing } from '../builders/aListing';
import { givenPerson } from './firebaseBackends';
import { withoutDelay, aFirebaseProject, openFirebaseTab, realClock, type FirebaseTab } from './firebaseTab';

/** Claire’s bicycle is online; Claire, Karim and Inès have accounts. */
export async function firebaseMessaging(): Promise<MessagingBackend & { readonly projectId: string }> {
  const { projectId, owner, given } = await aProject();
  return {
    projectId,
    given,
    age: (messageId, milliseconds) => ageFirebaseMessage(owner.firestore, messageId, milliseconds),
    giveRate: (kind, rate) => giveFirebaseRate(owner.firestore, 'karim', kind, rate),
    now: realClock.now(),
    karim: messagingOf(openFirebaseTab(projectId, 'karim')),
    karimsOtherTab: messagingOf(openFirebaseTab(projectId, 'karim')),
    claire: messagingOf(openFirebaseTab(projectId, 'claire')),
    ines: messagingOf(openFirebaseTab(projectId, 'ines')),
  };
}

async function ageFirebaseMessage(firestore: Firestore, messageId: string, milliseconds: number) {
  const message = doc(firestore, 'conversations', 'velo~karim', 'messages', messageId);
  const sentAt: unknown = (await getDoc(message)).get('sentAt');
  if (!(sentAt instanceof Timestamp)) throw new Error('a message has no time');
  await updateDoc(message, { sentAt: Timestamp.fromMillis(sentAt.toMillis() - milliseconds) });
}

export async function firebaseBlockRepository(): Promise<BlockRepositoryBackend> {
  const { projectId } = await aProject();
  const open = () => messagingOf(openFirebaseTab(projectId, 'claire')).blocks;
  return { claire: open(), clairesOtherTab: open() };
}

export async function firebaseReportRepository(): Promise<ReportRepositoryBackend> {
  const { projectId, owner } = await aProject();
  const { firestore, operations } = openFirebaseTab(projectId, 'karim');
  return {
    karim: new FirestoreReportRepository(firestore, operations, realClock),
    async stored() {
      const reports = await getDocs(collection(owner.firestore, 'reports'));
      return reports.docs.map((report) => [String(report.get('reason')), String(report.get('details'))] as const);
    },
    giveRate: (rate) => giveFirebaseRate(owner.firestore, 'karim', 'reports', rate),
    now: realClock.now(),
  };
}

export function giveFirebaseRate(firestore: Firestore, uid: string, kind: RateKind, { since, at, ...rate }: Rate) {
  const times = { since: Timestamp.fromMillis(since), at: Timestamp.fromMillis(at) };
  return setDoc(doc(firestore, 'users', uid, 'rates', kind), { ...rate, ...times });
}

export async function firebaseConfirmation(): Promise<ConfirmationBackend> {
  const { projectId } = await aProject();
  return {
    now: realClock.now(),
    async as(isConfirmed) {
      const tab = openFirebaseTab(projectId, 'karim', undefined, { email_verified: isConfirmed });
      const reports = new FirestoreReportRepository(tab.firestore, tab.operations, realClock);
      return { listings: tab.listings, conversations: messagingOf(tab).conversations, reports };
    },
  };
}

export function messagingOf({ firestore, operations }: FirebaseTab): MessagingTab {
  return {
    conversations: new FirestoreConversationRepository(firestore, operations, realClock, withoutDelay),
    blocks: new FirestoreBlockRepository(firestore, operations, withoutDelay),
  };
}

async function aProject() {
  const projectId = aFirebaseProject();
  const owner = openFirebaseTab(projectId, 'owner');
  await Promise.all(
    [
      ['claire', 'Claire'],
      ['karim', 'Karim'],
      ['ines', 'Inès'],
    ].map(([uid = '', displayName = '']) => givenPerson(owner.firestore, uid, { displayName })),
  );
  const given: MessagingBackend['given'] = async (listing) => {
    const stored = await owner.listings.publish(listing);
    if (!stored.ok) throw new Error(JSON.stringify(stored.failure));
  };
  await given(aListing({ publishedAt: realClock.now() - 3_600_000 }));
  return { projectId, owner, given };
}
