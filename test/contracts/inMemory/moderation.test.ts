import { openedIdOf } from '../../../src/domain/moderation/openConversation';
import { NOON } from '../../support/builders/aListing';
import { InMemoryListingDirectory } from '../../support/inMemory/moderation/InMemoryListingDirectory';
import { InMemoryListingRepository } from '../../support/inMemory/listings/InMemoryListingRepository';
import { InMemoryConversationRepository } from '../../support/inMemory/messaging/InMemoryConversationRepository';
import { InMemoryClosedListings } from '../../support/inMemory/moderation/InMemoryClosedListings';
import { InMemoryModeration } from '../../support/inMemory/moderation/InMemoryModeration';
import { InMemoryNoticeRepository } from '../../support/inMemory/moderation/InMemoryNoticeRepository';
import { InMemoryOpenedConversationRepository } from '../../support/inMemory/moderation/InMemoryOpenedConversationRepository';
import { InMemoryReportRepository } from '../../support/inMemory/moderation/InMemoryReportRepository';
import { InMemoryTransparencyRepository } from '../../support/inMemory/moderation/InMemoryTransparencyRepository';
import { InMemoryModerationSettings } from '../../support/inMemory/moderation/InMemoryModerationSettings';
import { InMemoryTeamRepository } from '../../support/inMemory/moderation/InMemoryTeamRepository';
import { InMemoryPhotoRepository } from '../../support/inMemory/listings/InMemoryPhotoRepository';
import { InMemoryUserRepository } from '../../support/inMemory/account/InMemoryUserRepository';
import { InMemoryWithdrawnPhotos } from '../../support/inMemory/moderation/InMemoryWithdrawnPhotos';
import { moderationPeople, ModerationInMemory } from '../../support/inMemory/moderation/ModerationInMemory';
import { describeCaseRepository } from '../moderation/caseRepositoryContract';
import { describeDecidedBetween } from '../moderation/decidedBetweenContract';
import { describeDecisionRepository } from '../moderation/decisionRepositoryContract';
import { describeOpenedConversations } from '../moderation/openedConversationContract';
import { describePersonDirectory } from '../moderation/personDirectoryContract';
import { describeJudgements } from '../moderation/judgementContract';
import { describeListingDirectory } from '../moderation/listingDirectoryContract';
import { describeNoticeRepository } from '../moderation/noticeRepositoryContract';
import { describeClosings } from '../moderation/closingContract';
import { describeProfileResets } from '../moderation/profileResetContract';
import { describeTransparency } from '../moderation/transparencyContract';
import { describeSettings } from '../moderation/settingsContract';
import { describeTeam } from '../moderation/teamContract';
import { describeRestrictions } from '../moderation/restrictionContract';
import { describeWithdrawnPhotos } from '../moderation/withdrawnPhotosContract';
import { aBicycle, type ModerationBackend } from '../moderation/ModerationBackend';

function inMemoryModeration(): ModerationBackend {
  let reading = NOON;
  const clock = { now: () => (reading += 1) };
  const stored = new ModerationInMemory({ clock, listings: new InMemoryListingRepository([aBicycle(NOON)]) });
  stored.conversations.set('velo~karim', 'Vélo de ville');
  const conversations = new InMemoryConversationRepository({ listings: stored.listings, users: stored.users, clock });
  return {
    now: NOON,
    asVisitor: () => new InMemoryNoticeRepository(stored),
    as(person) {
      const moderation = new InMemoryModeration(person, stored);
      const reports = new InMemoryReportRepository(stored);
      const notices = new InMemoryNoticeRepository(stored, person);
      const settings = new InMemoryModerationSettings(person, stored);
      return {
        reports,
        notices,
        cases: moderation,
        decisions: moderation,
        directory: new InMemoryListingDirectory(person, stored),
        transparency: new InMemoryTransparencyRepository(person, stored),
        journal: moderation,
        people: moderation,
        reviews: settings,
        settings,
        team: new InMemoryTeamRepository(person, stored),
        restrictions: moderation,
        closed: new InMemoryClosedListings(person, stored),
        opened: new InMemoryOpenedConversationRepository(person, stored, conversations),
        profiles: stored.profiles,
        listings: stored.listings,
        conversations,
      };
    },
    givenListing: async (listing) => stored.listings.store(listing),
    givenCase: async (known) => stored.storeCase(known),
    givenOpened: async (admin, conversationId, openedAt) =>
      stored.opened.set(openedIdOf(admin, conversationId), openedAt),
    givenRole: async (person, role) => {
      const account = stored.users.of(person);
      if (account !== null) stored.users.store({ ...account, role });
    },
    givenDecision: async (decision) => stored.storeDecision(decision),
  };
}

describeCaseRepository('InMemoryModeration', inMemoryModeration);
describeDecisionRepository('InMemoryModeration', inMemoryModeration);
describeDecidedBetween('InMemoryModeration', inMemoryModeration);
describeJudgements('InMemoryModeration', inMemoryModeration);
describePersonDirectory('InMemoryModeration', inMemoryModeration);
describeListingDirectory('InMemoryListingDirectory', inMemoryModeration);
describeNoticeRepository('InMemoryNoticeRepository', inMemoryModeration);
describeProfileResets('InMemoryModeration', inMemoryModeration);
describeClosings('InMemoryClosedListings', inMemoryModeration);
describeRestrictions('InMemoryModeration', inMemoryModeration);
describeOpenedConversations('InMemoryOpenedConversationRepository', inMemoryModeration);
describeSettings('InMemoryModerationSettings', inMemoryModeration);
describeTeam('InMemoryTeamRepository', inMemoryModeration);
describeTransparency('InMemoryTransparencyRepository', inMemoryModeration);
describeWithdrawnPhotos('InMemoryWithdrawnPhotos', () => {
  const users = new InMemoryUserRepository(...moderationPeople);
  const photos = new InMemoryPhotoRepository();
  return { as: (person) => ({ photos, withdrawn: new InMemoryWithdrawnPhotos(person, users, photos) }) };
});
