import { ContainerModule } from 'inversify';
import { DailyFiguresRepository } from '../../application/analytics/DailyFiguresRepository';
import { ContactInbox } from '../../application/contact/ContactInbox';
import { CaseRepository } from '../../application/moderation/CaseRepository';
import { DecisionRepository } from '../../application/moderation/DecisionRepository';
import { JournalRepository } from '../../application/moderation/JournalRepository';
import { NoticeRepository } from '../../application/moderation/NoticeRepository';
import { OpenedConversationRepository } from '../../application/moderation/OpenedConversationRepository';
import { PersonDirectory } from '../../application/moderation/PersonDirectory';
import { ListingDirectory } from '../../application/moderation/ListingDirectory';
import { ReportRepository } from '../../application/moderation/ReportRepository';
import { ClosedListings } from '../../application/moderation/ClosedListings';
import { TransparencyRepository } from '../../application/moderation/TransparencyRepository';
import { WithdrawnPhotos } from '../../application/moderation/WithdrawnPhotos';
import { RestrictionRepository } from '../../application/moderation/RestrictionRepository';
import { Sha256 } from '../../application/moderation/Sha256';
import { ModerationSettingsRepository } from '../../application/moderation/ModerationSettingsRepository';
import { TeamRepository } from '../../application/moderation/TeamRepository';
import { SubscriberRepository } from '../../application/newsletter/SubscriberRepository';
import { Clock } from '../../application/shared/Clock';
import { EmbeddedCaseRepository } from '../../infrastructure/embedded/moderation/EmbeddedCaseRepository';
import { EmbeddedDecisionRepository } from '../../infrastructure/embedded/moderation/EmbeddedDecisionRepository';
import { EmbeddedJournalRepository } from '../../infrastructure/embedded/moderation/EmbeddedJournalRepository';
import { EmbeddedNoticeRepository } from '../../infrastructure/embedded/moderation/EmbeddedNoticeRepository';
import { EmbeddedOpenedConversationRepository } from '../../infrastructure/embedded/moderation/EmbeddedOpenedConversationRepository';
import { EmbeddedPersonDirectory } from '../../infrastructure/embedded/moderation/EmbeddedPersonDirectory';
import { EmbeddedListingDirectory } from '../../infrastructure/embedded/moderation/EmbeddedListingDirectory';
import { EmbeddedReportRepository } from '../../infrastructure/embedded/moderation/EmbeddedReportRepository';
import { EmbeddedClosedListings } from '../../infrastructure/embedded/moderation/EmbeddedClosedListings';
import { EmbeddedRestrictionRepository } from '../../infrastructure/embedded/moderation/EmbeddedRestrictionRepository';
import { EmbeddedTransparencyRepository } from '../../infrastructure/embedded/moderation/EmbeddedTransparencyRepository';
import { EmbeddedModerationSettingsRepository } from '../../infrastructure/embedded/moderation/EmbeddedModerationSettingsRepository';
import { EmbeddedTeamRepository } from '../../infrastructure/embedded/moderation/EmbeddedTeamRepository';
import { EmbeddedWithdrawnPhotos } from '../../infrastructure/embedded/moderation/EmbeddedWithdrawnPhotos';
import { ModerationStores } from '../../infrastructure/embedded/moderation/ModerationStores';
import { EmbeddedContactInbox } from '../../infrastructure/embedded/site/EmbeddedContactInbox';
import { EmbeddedDailyFiguresRepository } from '../../infrastructure/embedded/site/EmbeddedDailyFiguresRepository';
import { EmbeddedSubscriberRepository } from '../../infrastructure/embedded/site/EmbeddedSubscriberRepository';
import { bindClass } from '../bind';
import { embedded } from './embeddedTokens';

/** What those who moderate and run the site read and decide, and what the others report: few pages need it. */
export const embeddedModerationModule = new ContainerModule((options) => {
  bindClass(options, CaseRepository, EmbeddedCaseRepository, [embedded.moderation, Clock]);
  bindClass(options, DecisionRepository, EmbeddedDecisionRepository, [embedded.moderation, Clock, Sha256]);
  bindClass(options, ModerationSettingsRepository, EmbeddedModerationSettingsRepository, [
    embedded.moderation,
    Clock,
    Sha256,
  ]);
  bindClass(options, TeamRepository, EmbeddedTeamRepository, [embedded.moderation, Clock, Sha256]);
  bindClass(options, JournalRepository, EmbeddedJournalRepository, [embedded.moderation]);
  bindClass(options, PersonDirectory, EmbeddedPersonDirectory, [embedded.moderation]);
  bindClass(options, ListingDirectory, EmbeddedListingDirectory, [embedded.moderation]);
  bindClass(options, NoticeRepository, EmbeddedNoticeRepository, [embedded.moderation, Clock]);
  bindClass(options, OpenedConversationRepository, EmbeddedOpenedConversationRepository, [
    embedded.moderation,
    Clock,
    Sha256,
  ]);
  bindClass(options, ReportRepository, EmbeddedReportRepository, [embedded.moderation, Clock]);
  bindClass(options, ClosedListings, EmbeddedClosedListings, [embedded.moderation, Clock]);
  bindClass(options, WithdrawnPhotos, EmbeddedWithdrawnPhotos, [embedded.database, embedded.session]);
  bindClass(options, RestrictionRepository, EmbeddedRestrictionRepository, [embedded.moderation]);
  bindClass(options, TransparencyRepository, EmbeddedTransparencyRepository, [embedded.moderation, Clock]);
  bindClass(options, ContactInbox, EmbeddedContactInbox, [
    embedded.database,
    embedded.session,
    Clock,
    embedded.catalogueImport,
  ]);
  bindClass(options, SubscriberRepository, EmbeddedSubscriberRepository, [
    embedded.database,
    embedded.session,
    embedded.catalogueImport,
  ]);
  bindClass(options, DailyFiguresRepository, EmbeddedDailyFiguresRepository, [
    embedded.database,
    embedded.session,
    embedded.catalogueImport,
  ]);
  bindClass(options, embedded.moderation, ModerationStores, [
    embedded.database,
    embedded.feed,
    embedded.session,
    embedded.catalogueImport,
  ]);
});
