import { conversationRecordOf } from '../../../src/infrastructure/embedded/database/conversationRecords';
import { startingProfile } from '../../../src/infrastructure/embedded/account/startingProfile';
import { toStoredListing } from '../../../src/infrastructure/embedded/listings/toListingRecord';
import { EmbeddedConversationRepository } from '../../../src/infrastructure/embedded/messaging/EmbeddedConversationRepository';
import { EmbeddedCaseRepository } from '../../../src/infrastructure/embedded/moderation/EmbeddedCaseRepository';
import { EmbeddedDecisionRepository } from '../../../src/infrastructure/embedded/moderation/EmbeddedDecisionRepository';
import { EmbeddedJournalRepository } from '../../../src/infrastructure/embedded/moderation/EmbeddedJournalRepository';
import { EmbeddedNoticeRepository } from '../../../src/infrastructure/embedded/moderation/EmbeddedNoticeRepository';
import { EmbeddedTransparencyRepository } from '../../../src/infrastructure/embedded/moderation/EmbeddedTransparencyRepository';
import { EmbeddedReviewSettingsRepository } from '../../../src/infrastructure/embedded/listings/EmbeddedReviewSettingsRepository';
import { EmbeddedModerationSettingsRepository } from '../../../src/infrastructure/embedded/moderation/EmbeddedModerationSettingsRepository';
import { EmbeddedTeamRepository } from '../../../src/infrastructure/embedded/moderation/EmbeddedTeamRepository';
import { EmbeddedOpenedConversationRepository } from '../../../src/infrastructure/embedded/moderation/EmbeddedOpenedConversationRepository';
import { EmbeddedPersonDirectory } from '../../../src/infrastructure/embedded/moderation/EmbeddedPersonDirectory';
import { EmbeddedListingDirectory } from '../../../src/infrastructure/embedded/moderation/EmbeddedListingDirectory';
import { EmbeddedReportRepository } from '../../../src/infrastructure/embedded/moderation/EmbeddedReportRepository';
import { EmbeddedClosedListings } from '../../../src/infrastructure/embedded/moderation/EmbeddedClosedListings';
import { EmbeddedRestrictionRepository } from '../../../src/infrastructure/embedded/moderation/EmbeddedRestrictionRepository';
import { ModerationStores } from '../../../src/infrastructure/embedded/moderation/ModerationStores';
import { caseIdOf } from '../../../src/domain/moderation/ModerationCase';
import { openedIdOf } from '../../../src/domain/moderation/openConversation';
import { sha256 } from '../../../src/infrastructure/browser/device/sha256';
import { aBicycle, type ModerationBackend } from '../../contracts/moderation/ModerationBackend';
import { aConversation } from '../builders/aConversation';
import { NOON } from '../builders/aListing';
import { moderationPeople } from '../inMemory/moderation/ModerationInMemory';
import { EmbeddedPhotoRepository } from '../../../src/infrastructure/embedded/listings/EmbeddedPhotoRepository';
import { EmbeddedWithdrawnPhotos } from '../../../src/infrastructure/embedded/moderation/EmbeddedWithdrawnPhotos';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import type { WithdrawalBackend } from '../../contracts/moderation/withdrawnPhotosContract';
import { listingsOf, noImport } from './embeddedBackends';
import { profilesOf } from './embeddedProfiles';
import { embeddedTabs, type EmbeddedTab } from './embeddedTabs';

/** A clock that advances by a millisecond each time it is read. */
let reading = NOON;
const clock = { now: () => (reading += 1) };

export function reportsOf({ database, feed }: EmbeddedTab, uid: string): EmbeddedReportRepository {
  return new EmbeddedReportRepository(new ModerationStores(database, feed, { uid }, noImport), clock);
}

export async function embeddedModeration(): Promise<ModerationBackend> {
  const openTab = embeddedTabs();
  const first = openTab();
  const { database } = first;
  const conversation = aConversation({ id: 'velo~karim' });
  await givenPeople(first);
  await database.write(['listings', 'conversations'], async (transaction) => {
    await transaction.objectStore('listings').put(toStoredListing(aBicycle(NOON)));
    await transaction.objectStore('conversations').put(conversationRecordOf(conversation));
  });
  return {
    now: NOON,
    asVisitor() {
      const tab = openTab();
      return new EmbeddedNoticeRepository(new ModerationStores(tab.database, tab.feed, { uid: null }, noImport), clock);
    },
    as(uid) {
      const tab = openTab();
      const stores = new ModerationStores(tab.database, tab.feed, { uid }, noImport);
      return {
        reports: new EmbeddedReportRepository(stores, clock),
        notices: new EmbeddedNoticeRepository(stores, clock),
        cases: new EmbeddedCaseRepository(stores, clock),
        decisions: new EmbeddedDecisionRepository(stores, clock, sha256),
        directory: new EmbeddedListingDirectory(stores),
        transparency: new EmbeddedTransparencyRepository(stores, clock),
        journal: new EmbeddedJournalRepository(stores),
        people: new EmbeddedPersonDirectory(stores),
        closed: new EmbeddedClosedListings(stores, clock),
        restrictions: new EmbeddedRestrictionRepository(stores),
        reviews: new EmbeddedReviewSettingsRepository(tab.database),
        settings: new EmbeddedModerationSettingsRepository(stores, clock, sha256),
        team: new EmbeddedTeamRepository(stores, clock, sha256),
        opened: new EmbeddedOpenedConversationRepository(stores, clock, sha256),
        profiles: profilesOf(tab),
        listings: listingsOf(tab),
        conversations: new EmbeddedConversationRepository(tab.database, tab.feed, clock, noImport),
      };
    },
    givenListing: async (listing) => {
      await database.write(['listings'], (transaction) =>
        transaction.objectStore('listings').put(toStoredListing(listing)),
      );
      first.feed.publish({ store: 'listings', ids: [listing.id] });
    },
    givenCase: (known) =>
      database.write(['cases'], (transaction) =>
        transaction.objectStore('cases').put({ ...known, id: caseIdOf(known.target) }),
      ),
    givenOpened: (admin, conversationId, openedAt) =>
      database.write(['opened_conversations'], (transaction) =>
        transaction.objectStore('opened_conversations').put({ id: openedIdOf(admin, conversationId), openedAt }),
      ),
    givenRole: (person, role) =>
      database.write(['users'], async (transaction) => {
        const users = transaction.objectStore('users');
        const account = await users.get(person);
        if (account !== undefined) await users.put({ ...account, role });
      }),
    givenDecision: (decision) =>
      database.write(['decisions'], (transaction) => transaction.objectStore('decisions').put(decision)),
  };
}

export async function embeddedWithdrawals(): Promise<WithdrawalBackend> {
  const tab = embeddedTabs()();
  await givenPeople(tab);
  return {
    as: (uid) => ({
      photos: new EmbeddedPhotoRepository(tab.database, new RandomIdGenerator()),
      withdrawn: new EmbeddedWithdrawnPhotos(tab.database, { uid }),
    }),
  };
}

function givenPeople({ database }: EmbeddedTab) {
  return database.write(['users'], async (transaction) => {
    for (const { uid, displayName, role, email, phoneNumber } of moderationPeople)
      await transaction
        .objectStore('users')
        .put({ ...startingProfile(uid, NOON), displayName, role, email, phoneNumber });
  });
}
