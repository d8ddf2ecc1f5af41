import { doc, runTransaction, setDoc, terminate, Timestamp, updateDoc, type Firestore } from 'firebase/firestore';
import type { Unsubscribe } from '../../../src/application/shared/Unsubscribe';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { Decision } from '../../../src/domain/moderation/Decision';
import { caseIdOf, type ModerationCase } from '../../../src/domain/moderation/ModerationCase';
import { openedIdOf } from '../../../src/domain/moderation/openConversation';
import { entryId } from '../../../src/domain/moderation/journal';
import type { Instant } from '../../../src/domain/shared/Instant';
import { sha256 } from '../../../src/infrastructure/browser/device/sha256';
import { ClockCheck } from '../../../src/infrastructure/firebase/connection/ClockCheck';
import { FirestoreConversationRepository } from '../../../src/infrastructure/firebase/messaging/FirestoreConversationRepository';
import { documentOfOpening } from '../../../src/infrastructure/firebase/messaging/documentsOfMessage';
import { listingOfDocument } from '../../../src/infrastructure/firebase/documents/listingOfDocument';
import { writeListing } from '../../../src/infrastructure/firebase/listings/writeListing';
import { FirestoreCaseRepository } from '../../../src/infrastructure/firebase/moderation/FirestoreCaseRepository';
import { FirestoreDecisionRepository } from '../../../src/infrastructure/firebase/moderation/FirestoreDecisionRepository';
import { FirestoreJournalRepository } from '../../../src/infrastructure/firebase/moderation/FirestoreJournalRepository';
import { FirestoreNoticeRepository } from '../../../src/infrastructure/firebase/moderation/FirestoreNoticeRepository';
import { FirestoreTransparencyRepository } from '../../../src/infrastructure/firebase/moderation/FirestoreTransparencyRepository';
import { FirestoreReviewSettingsRepository } from '../../../src/infrastructure/firebase/listings/FirestoreReviewSettingsRepository';
import { FirestoreModerationSettingsRepository } from '../../../src/infrastructure/firebase/moderation/FirestoreModerationSettingsRepository';
import { FirestoreTeamRepository } from '../../../src/infrastructure/firebase/moderation/FirestoreTeamRepository';
import { FirestoreOpenedConversationRepository } from '../../../src/infrastructure/firebase/moderation/FirestoreOpenedConversationRepository';
import { FirestorePersonDirectory } from '../../../src/infrastructure/firebase/moderation/FirestorePersonDirectory';
import { FirestoreListingDirectory } from '../../../src/infrastructure/firebase/moderation/FirestoreListingDirectory';
import { FirestoreReportRepository } from '../../../src/infrastructure/firebase/moderation/FirestoreReportRepository';
import { FirestoreClosedListings } from '../../../src/infrastructure/firebase/moderation/FirestoreClosedListings';
import { FirestoreRestrictionRepository } from '../../../src/infrastructure/firebase/moderation/FirestoreRestrictionRepository';
import {
  aBicycle,
  type ModerationBackend,
  type ModerationPerson,
  type ModerationSeat,
} from '../../contracts/moderation/ModerationBackend';
import { aFirstMessage, anOpening } from '../builders/aConversation';
import { moderationPeople } from '../inMemory/moderation/ModerationInMemory';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import { FirebasePhotoRepository } from '../../../src/infrastructure/firebase/listings/FirebasePhotoRepository';
import { FirebaseWithdrawnPhotos } from '../../../src/infrastructure/firebase/moderation/FirebaseWithdrawnPhotos';
import type { WithdrawalBackend } from '../../contracts/moderation/withdrawnPhotosContract';
import { configurationOf, givenPerson } from './firebaseBackends';
import { firestoreProfilesOf } from './firebaseProfiles';
import { aFirebaseProject, openFirebaseTab, realClock, withoutDelay, type FirebaseTab } from './firebaseTab';

interface FirebaseModeration extends ModerationBackend {
  readonly projectId: string;
  /** Passes the rules. */
  readonly owner: Firestore;
}

export async function firebaseModeration(): Promise<FirebaseModeration> {
  const projectId = aFirebaseProject();
  const { firestore: owner } = openFirebaseTab(projectId, 'owner');
  const now = realClock.now();
  const givenListing = (listing: Listing) => storeListing(owner, listing);
  await Promise.all([
    givenListing(aBicycle(now)),
    setDoc(doc(owner, 'conversations/velo~karim'), documentOfOpening(anOpening, aFirstMessage())),
    ...moderationPeople.map((person) => givenPerson(owner, person.uid, person)),
    ...moderationPeople.map(({ uid, displayName, photoURL }) =>
      setDoc(doc(owner, 'profiles', uid), { displayName, photoURL, memberSince: Timestamp.fromMillis(now) }),
    ),
  ]);
  return {
    projectId,
    owner,
    now,
    as: (person) => seatOf(projectId, person),
    asVisitor: () => seatOf(projectId, null).notices,
    givenListing,
    givenCase: ({ target, lastReportAt, heldUntil, ...known }: ModerationCase) =>
      updateDoc(doc(owner, 'cases', caseIdOf(target)), {
        ...known,
        lastAt: timestampOf(lastReportAt),
        heldUntil: timestampOf(heldUntil),
      }),
    givenOpened: (admin, conversationId, openedAt) =>
      setDoc(doc(owner, 'opened_conversations', openedIdOf(admin, conversationId)), {
        openedAt: Timestamp.fromMillis(openedAt),
      }),
    givenRole: (person, role) => updateDoc(doc(owner, 'users', person), { role }),
    givenDecision: (decision: Decision) => giveFirebaseDecision(owner, decision),
  };
}

/**
 * Each call and each subscription has a tab of its own, which ends with it: a tab emits first what it has read before, and a browser
 * has few connections to one host.
 */
function seatOf(projectId: string, person: ModerationPerson | null): ModerationSeat {
  const open = () => {
    const tab = openFirebaseTab(projectId, person);
    return { seat: moderationIn(tab), close: () => void terminate(tab.firestore) };
  };
  const once = <Value>(call: (seat: ModerationSeat) => Promise<Value>) => {
    const { seat, close } = open();
    return call(seat).finally(close);
  };
  const follow = (subscribe: (seat: ModerationSeat) => Unsubscribe) => {
    const { seat, close } = open();
    const stop = subscribe(seat);
    return () => {
      stop();
      close();
    };
  };
  return {
    listings: {
      subscribe: (id, listener) => follow(({ listings }) => listings.subscribe(id, listener)),
      subscribeToNewest: (feed, limit, listener) =>
        follow(({ listings }) => listings.subscribeToNewest(feed, limit, listener)),
      change: (id, step) => once(({ listings }) => listings.change(id, step)),
      publish: (listing) => once(({ listings }) => listings.publish(listing)),
    },
    conversations: { send: (message) => once(({ conversations }) => conversations.send(message)) },
    reports: {
      add: (report) => once(({ reports }) => reports.add(report)),
      ownOf: (reporterId) => once(({ reports }) => reports.ownOf(reporterId)),
    },
    notices: {
      isDemonstration: false,
      add: (notice) => once(({ notices }) => notices.add(notice)),
      outcomeOf: (reference) => once(({ notices }) => notices.outcomeOf(reference)),
      targetOf: (reference) => once(({ notices }) => notices.targetOf(reference)),
      noticesOn: (target, limit) => once(({ notices }) => notices.noticesOn(target, limit)),
    },
    cases: {
      subscribeToOpen: (limit, listener) => follow(({ cases }) => cases.subscribeToOpen(limit, listener)),
      subscribe: (target, listener) => follow(({ cases }) => cases.subscribe(target, listener)),
      subscribeToOutcome: (target, listener) => follow(({ cases }) => cases.subscribeToOutcome(target, listener)),
      reportsOn: (target, limit) => once(({ cases }) => cases.reportsOn(target, limit)),
      hold: (target, admin) => once(({ cases }) => cases.hold(target, admin)),
    },
    decisions: {
      decide: (order) => once(({ decisions }) => decisions.decide(order)),
      judge: (order) => once(({ decisions }) => decisions.judge(order)),
      appeal: (decision, personId, text) => once(({ decisions }) => decisions.appeal(decision, personId, text)),
      subscribeToPerson: (personId, limit, listener) =>
        follow(({ decisions }) => decisions.subscribeToPerson(personId, limit, listener)),
      countAppealed: (limit) => once(({ decisions }) => decisions.countAppealed(limit)),
      decidedBetween: (from, until, after, limit) =>
        once(({ decisions }) => decisions.decidedBetween(from, until, after, limit)),
      subscribeToAppealed: (listener) => follow(({ decisions }) => decisions.subscribeToAppealed(listener)),
    },
    transparency: {
      newest: (limit) => once(({ transparency }) => transparency.newest(limit)),
      publish: (figures) => once(({ transparency }) => transparency.publish(figures)),
      receivedBetween: (kind, period, after, limit) =>
        once(({ transparency }) => transparency.receivedBetween(kind, period, after, limit)),
    },
    directory: {
      subscribe: (filter, after, limit, listener) =>
        follow(({ directory }) => directory.subscribe(filter, after, limit, listener)),
      countInReview: (limit) => once(({ directory }) => directory.countInReview(limit)),
    },
    profiles: {
      subscribe: (uid, listener) => follow(({ profiles }) => profiles.subscribe(uid, listener)),
      change: (uid, changes) => once(({ profiles }) => profiles.change(uid, changes)),
    },
    closed: {
      countOnline: (uid) => once(({ closed }) => closed.countOnline(uid)),
      pauseSome: (uid) => once(({ closed }) => closed.pauseSome(uid)),
    },
    restrictions: { of: (uid) => once(({ restrictions }) => restrictions.of(uid)) },
    team: { change: (order) => once(({ team }) => team.change(order)) },
    reviews: { read: () => once(({ reviews }) => reviews.read()) },
    settings: { change: (order) => once(({ settings }) => settings.change(order)) },
    opened: {
      open: (order) => once(({ opened }) => opened.open(order)),
      find: (id, admin) => once(({ opened }) => opened.find(id, admin)),
      messages: (id, before, limit) => once(({ opened }) => opened.messages(id, before, limit)),
    },
    journal: {
      head: () => once(({ journal }) => journal.head()),
      page: (before, limit, filter) => once(({ journal }) => journal.page(before, limit, filter)),
    },
    people: {
      find: (query, limit) => once(({ people }) => people.find(query, limit)),
      admins: (limit) => once(({ people }) => people.admins(limit)),
    },
  };
}

export function moderationIn(tab: FirebaseTab, clock = realClock): ModerationSeat {
  const { firestore, operations, listings } = tab;
  const clockCheck = new ClockCheck(clock);
  return {
    listings,
    conversations: new FirestoreConversationRepository(firestore, operations, clock, withoutDelay),
    cases: new FirestoreCaseRepository(firestore, operations, clock, withoutDelay),
    decisions: new FirestoreDecisionRepository(firestore, operations, clock, clockCheck, sha256, withoutDelay),
    directory: new FirestoreListingDirectory(firestore, operations, withoutDelay),
    transparency: new FirestoreTransparencyRepository(firestore, operations),
    journal: new FirestoreJournalRepository(firestore, operations),
    people: new FirestorePersonDirectory(firestore, operations),
    notices: new FirestoreNoticeRepository(firestore, operations),
    reports: new FirestoreReportRepository(firestore, operations, clock),
    profiles: firestoreProfilesOf(tab),
    closed: new FirestoreClosedListings(firestore, operations, clock),
    restrictions: new FirestoreRestrictionRepository(firestore, operations),
    reviews: new FirestoreReviewSettingsRepository(firestore, operations),
    settings: new FirestoreModerationSettingsRepository(firestore, operations, clock, sha256),
    team: new FirestoreTeamRepository(firestore, operations, clock, sha256),
    opened: new FirestoreOpenedConversationRepository(firestore, operations, clock, sha256),
  };
}

export async function firebaseWithdrawals(): Promise<WithdrawalBackend> {
  const projectId = aFirebaseProject();
  const { firestore: owner } = openFirebaseTab(projectId, 'owner');
  await Promise.all(moderationPeople.map((person) => givenPerson(owner, person.uid, person)));
  const configuration = configurationOf(projectId);
  return {
    as(person) {
      const { storage, operations, listings } = openFirebaseTab(projectId, person);
      return {
        photos: new FirebasePhotoRepository(storage, operations, configuration, listings, new RandomIdGenerator()),
        withdrawn: new FirebaseWithdrawnPhotos(storage, operations, configuration),
      };
    },
  };
}

export function giveFirebaseDecision(owner: Firestore, { statement, ...decision }: Decision): Promise<void> {
  const { target, ...stated } = statement;
  const times = {
    until: timestampOf(statement.until),
    decidedAt: timestampOf(statement.decidedAt),
    appealedAt: timestampOf(decision.appealedAt),
    answeredAt: timestampOf(decision.answeredAt),
  };
  const about = { kind: target.kind, targetId: target.id };
  return setDoc(doc(owner, 'decisions', entryId(decision.number)), { ...about, ...stated, ...decision, ...times });
}

function storeListing(owner: Firestore, listing: Listing): Promise<void> {
  const reference = doc(owner, 'listings', listing.id);
  return runTransaction(owner, async (transaction) => {
    const stored = await transaction.get(reference);
    const before = stored.exists() ? listingOfDocument(stored) : null;
    writeListing(transaction, reference, before ?? { ...listing, state: 'draft' }, listing);
  });
}

function timestampOf(instant: Instant | null): Timestamp | null {
  return instant === null ? null : Timestamp.fromMillis(instant);
}
