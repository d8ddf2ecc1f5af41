import { collection, getDocs } from 'firebase/firestore';
import { FirestoreBlocks } from '../../../src/infrastructure/firebase/messaging/FirestoreBlocks';
import { FirestoreConversationRepository } from '../../../src/infrastructure/firebase/messaging/FirestoreConversationRepository';
import { FirestoreReports } from '../../../src/infrastructure/firebase/messaging/FirestoreReports';
import type { BlocksBackend } from '../../contracts/blocksContract';
import type { MessagingBackend, MessagingTab } from '../../contracts/conversationRepositoryContract';
import type { ReportsBackend } from '../../contracts/reportsContract';
import { aListing } from '../builders/aListing';
import { givenPerson } from './firebaseBackends';
import { aFirebaseProject, openFirebaseTab, realClock, type FirebaseTab } from './firebaseTab';

/** Claire’s bicycle is online; Karim and Inès have accounts too. */
export async function firebaseMessaging(): Promise<MessagingBackend & { readonly projectId: string }> {
  const { projectId, given } = await aProject();
  return {
    projectId, given, now: realClock.now(),
    karim: messagingOf(openFirebaseTab(projectId, 'karim')), karimsOtherTab: messagingOf(openFirebaseTab(projectId, 'karim')),
    claire: messagingOf(openFirebaseTab(projectId, 'claire')), ines: messagingOf(openFirebaseTab(projectId, 'ines')),
  };
}

export async function firebaseBlocks(): Promise<BlocksBackend> {
  const { projectId } = await aProject();
  const open = () => messagingOf(openFirebaseTab(projectId, 'claire')).blocks;
  return { claire: open(), clairesOtherTab: open() };
}

export async function firebaseReports(): Promise<ReportsBackend> {
  const { projectId, owner } = await aProject();
  const { firestore, operations } = openFirebaseTab(projectId, 'karim');
  return {
    karim: new FirestoreReports(firestore, operations),
    async stored() {
      const reports = await getDocs(collection(owner.firestore, 'reports'));
      return reports.docs.map((report) => [String(report.get('reason')), String(report.get('details'))] as const);
    },
  };
}

export function messagingOf({ firestore, operations }: FirebaseTab): MessagingTab {
  return { conversations: new FirestoreConversationRepository(firestore, operations, atOnce), blocks: new FirestoreBlocks(firestore, operations, atOnce) };
}

const atOnce = (work: () => void) => {
  work();
  return () => undefined;
};

async function aProject() {
  const projectId = aFirebaseProject();
  const owner = openFirebaseTab(projectId, 'owner');
  await Promise.all([['claire', 'Claire'], ['karim', 'Karim'], ['ines', 'Inès']].map(([uid = '', displayName = '']) => givenPerson(owner.firestore, uid, { displayName })));
  const given: MessagingBackend['given'] = async (listing) => {
    const stored = await owner.listings.publish(listing);
    if (!stored.ok) throw new Error(stored.failure);
  };
  await given(aListing({ publishedAt: realClock.now() - 3_600_000 }));
  return { projectId, owner, given };
}
