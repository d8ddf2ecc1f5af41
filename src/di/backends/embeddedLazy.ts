import { ContainerModule } from 'inversify';
import { IdentityDeletion } from '../../application/account/IdentityDeletion';
import { ProfileRepository } from '../../application/account/ProfileRepository';
import { DailyFiguresRepository } from '../../application/analytics/DailyFiguresRepository';
import { DemoSignIn } from '../../application/auth/DemoSignIn';
import { EmailSignIn } from '../../application/auth/EmailSignIn';
import { GoogleSignIn } from '../../application/auth/GoogleSignIn';
import { OwnEmail } from '../../application/auth/OwnEmail';
import { OwnIdentity } from '../../application/auth/OwnIdentity';
import { PhoneChange } from '../../application/auth/PhoneChange';
import { PhoneSignIn } from '../../application/auth/PhoneSignIn';
import { Reauthentication } from '../../application/auth/Reauthentication';
import { SecondFactorEnrolment } from '../../application/auth/SecondFactorEnrolment';
import { ContactInbox } from '../../application/contact/ContactInbox';
import { ContactMessageRepository } from '../../application/contact/ContactMessageRepository';
import { FavouriteRepository } from '../../application/favourites/FavouriteRepository';
import { HiddenSellers } from '../../application/favourites/HiddenSellers';
import { SavedSearchRepository } from '../../application/favourites/SavedSearchRepository';
import { ListingBuyers } from '../../application/listings/ListingBuyers';
import { ListingViews } from '../../application/listings/ListingViews';
import { BlockRepository } from '../../application/messaging/BlockRepository';
import { ConversationRepository } from '../../application/messaging/ConversationRepository';
import { ParticipantAnonymiser } from '../../application/messaging/ParticipantAnonymiser';
import { CaseRepository } from '../../application/moderation/CaseRepository';
import { DecisionRepository } from '../../application/moderation/DecisionRepository';
import { JournalRepository } from '../../application/moderation/JournalRepository';
import { NoticeRepository } from '../../application/moderation/NoticeRepository';
import { OpenedConversationRepository } from '../../application/moderation/OpenedConversationRepository';
import { PersonDirectory } from '../../application/moderation/PersonDirectory';
import { ListingDirectory } from '../../application/moderation/ListingDirectory';
import { ReportRepository } from '../../application/moderation/ReportRepository';
import { ClosedListings } from '../../application/moderation/ClosedListings';
import { WithdrawnPhotos } from '../../application/moderation/WithdrawnPhotos';
import { RestrictionRepository } from '../../application/moderation/RestrictionRepository';
import { Sha256 } from '../../application/moderation/Sha256';
import { TransparencyRepository } from '../../application/moderation/TransparencyRepository';
import { TeamRepository } from '../../application/moderation/TeamRepository';
import { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import { SubscriberRepository } from '../../application/newsletter/SubscriberRepository';
import { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import { PersonalRecords } from '../../application/privacy/PersonalRecords';
import { AlertSearch } from '../../application/search/AlertSearch';
import { ListingSearch } from '../../application/search/ListingSearch';
import { Clock } from '../../application/shared/Clock';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { EmbeddedPersonalRecords } from '../../infrastructure/embedded/account/EmbeddedPersonalRecords';
import { EmbeddedPreferencesRepository } from '../../infrastructure/embedded/account/EmbeddedPreferencesRepository';
import { EmbeddedProfileRepository } from '../../infrastructure/embedded/account/EmbeddedProfileRepository';
import { EmbeddedAccounts } from '../../infrastructure/embedded/auth/EmbeddedAccounts';
import { EmbeddedDemoSignIn } from '../../infrastructure/embedded/auth/EmbeddedDemoSignIn';
import { EmbeddedEmailSignIn } from '../../infrastructure/embedded/auth/EmbeddedEmailSignIn';
import { EmbeddedGoogleSignIn } from '../../infrastructure/embedded/auth/EmbeddedGoogleSignIn';
import { EmbeddedIdentityDeletion } from '../../infrastructure/embedded/auth/EmbeddedIdentityDeletion';
import { EmbeddedOwnEmail } from '../../infrastructure/embedded/auth/EmbeddedOwnEmail';
import { EmbeddedOwnIdentity } from '../../infrastructure/embedded/auth/EmbeddedOwnIdentity';
import { EmbeddedPhoneChange } from '../../infrastructure/embedded/auth/EmbeddedPhoneChange';
import { EmbeddedPhoneSignIn } from '../../infrastructure/embedded/auth/EmbeddedPhoneSignIn';
import { EmbeddedReauthentication } from '../../infrastructure/embedded/auth/EmbeddedReauthentication';
import { EmbeddedSecondFactorEnrolment } from '../../infrastructure/embedded/auth/EmbeddedSecondFactorEnrolment';
import type { DemoCatalogueImport } from '../../infrastructure/embedded/demo/DemoCatalogueImport';
import { EmbeddedFavouriteRepository } from '../../infrastructure/embedded/favourites/EmbeddedFavouriteRepository';
import { EmbeddedHiddenSellers } from '../../infrastructure/embedded/favourites/EmbeddedHiddenSellers';
import { EmbeddedSavedSearchRepository } from '../../infrastructure/embedded/favourites/EmbeddedSavedSearchRepository';
import { EmbeddedListingBuyers } from '../../infrastructure/embedded/listings/EmbeddedListingBuyers';
import { EmbeddedListingViews } from '../../infrastructure/embedded/listings/EmbeddedListingViews';
import { EmbeddedBlockRepository } from '../../infrastructure/embedded/messaging/EmbeddedBlockRepository';
import { EmbeddedConversationRepository } from '../../infrastructure/embedded/messaging/EmbeddedConversationRepository';
import { EmbeddedParticipantAnonymiser } from '../../infrastructure/embedded/messaging/EmbeddedParticipantAnonymiser';
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
import { EmbeddedTeamRepository } from '../../infrastructure/embedded/moderation/EmbeddedTeamRepository';
import { EmbeddedWithdrawnPhotos } from '../../infrastructure/embedded/moderation/EmbeddedWithdrawnPhotos';
import { ModerationStores } from '../../infrastructure/embedded/moderation/ModerationStores';
import { EmbeddedListingSearch } from '../../infrastructure/embedded/search/EmbeddedListingSearch';
import { EmbeddedContactInbox } from '../../infrastructure/embedded/site/EmbeddedContactInbox';
import { EmbeddedContactMessageRepository } from '../../infrastructure/embedded/site/EmbeddedContactMessageRepository';
import { EmbeddedDailyFiguresRepository } from '../../infrastructure/embedded/site/EmbeddedDailyFiguresRepository';
import { EmbeddedNewsletterRepository } from '../../infrastructure/embedded/site/EmbeddedNewsletterRepository';
import { EmbeddedSubscriberRepository } from '../../infrastructure/embedded/site/EmbeddedSubscriberRepository';
import { bindAlias, bindClass, bindFactory } from '../bind';
import { embedded } from './embeddedTokens';

export const embeddedLazyModule = new ContainerModule((options) => {
  bindClass(options, BlockRepository, EmbeddedBlockRepository, [embedded.database, embedded.feed, Clock]);
  bindClass(options, ParticipantAnonymiser, EmbeddedParticipantAnonymiser, [embedded.database, embedded.feed]);
  bindClass(options, ConversationRepository, EmbeddedConversationRepository, [embedded.database, embedded.feed, Clock]);
  bindClass(options, embedded.moderation, ModerationStores, [
    embedded.database,
    embedded.feed,
    embedded.session,
    embedded.catalogueImport,
  ]);
  bindClass(options, CaseRepository, EmbeddedCaseRepository, [embedded.moderation, Clock]);
  bindClass(options, DecisionRepository, EmbeddedDecisionRepository, [embedded.moderation, Clock, Sha256]);
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
  bindClass(options, embedded.accounts, EmbeddedAccounts, [
    embedded.database,
    embedded.feed,
    embedded.session,
    Clock,
    IdGenerator,
  ]);
  bindClass(options, embedded.ownEmail, EmbeddedOwnEmail, [embedded.accounts]);
  bindClass(options, DemoSignIn, EmbeddedDemoSignIn, [embedded.accounts]);
  bindClass(options, EmailSignIn, EmbeddedEmailSignIn, [embedded.accounts, embedded.ownEmail]);
  bindClass(options, GoogleSignIn, EmbeddedGoogleSignIn, [embedded.accounts]);
  bindClass(options, IdentityDeletion, EmbeddedIdentityDeletion, [embedded.accounts]);
  bindAlias(options, OwnEmail, embedded.ownEmail);
  bindClass(options, OwnIdentity, EmbeddedOwnIdentity, [embedded.accounts]);
  bindClass(options, PhoneChange, EmbeddedPhoneChange, [embedded.accounts]);
  bindClass(options, Reauthentication, EmbeddedReauthentication, [embedded.accounts]);
  bindClass(options, SecondFactorEnrolment, EmbeddedSecondFactorEnrolment, [embedded.accounts]);
  bindFactory(options, ListingSearch, searchOverImport, [Clock, embedded.catalogueImport]);
  bindClass(options, PhoneSignIn, EmbeddedPhoneSignIn, [embedded.accounts]);
  bindClass(options, PersonalRecords, EmbeddedPersonalRecords, [embedded.database]);
  bindClass(options, PreferencesRepository, EmbeddedPreferencesRepository, [embedded.database, embedded.feed, Clock]);
  bindClass(options, ProfileRepository, EmbeddedProfileRepository, [
    embedded.database,
    embedded.feed,
    Clock,
    embedded.catalogueImport,
  ]);
  bindAlias(options, AlertSearch, ListingSearch);
  bindClass(options, FavouriteRepository, EmbeddedFavouriteRepository, [embedded.database, embedded.feed]);
  bindClass(options, SavedSearchRepository, EmbeddedSavedSearchRepository, [embedded.database, embedded.feed, Clock]);
  bindClass(options, HiddenSellers, EmbeddedHiddenSellers, [embedded.database, embedded.feed]);
  bindClass(options, ContactInbox, EmbeddedContactInbox, [
    embedded.database,
    embedded.session,
    Clock,
    embedded.catalogueImport,
  ]);
  bindClass(options, ContactMessageRepository, EmbeddedContactMessageRepository, [embedded.database, Clock]);
  bindClass(options, NewsletterRepository, EmbeddedNewsletterRepository, [embedded.database, embedded.session, Clock]);
  bindClass(options, SubscriberRepository, EmbeddedSubscriberRepository, [embedded.database, embedded.session]);
  bindClass(options, DailyFiguresRepository, EmbeddedDailyFiguresRepository, [
    embedded.database,
    embedded.session,
    embedded.catalogueImport,
  ]);
  bindClass(options, ListingBuyers, EmbeddedListingBuyers, [embedded.database]);
  bindClass(options, ListingViews, EmbeddedListingViews, [embedded.database]);
});

/** A results page that is opened first starts the import as the home page does. */
function searchOverImport(clock: Clock, catalogueImport: DemoCatalogueImport): EmbeddedListingSearch {
  return new EmbeddedListingSearch(clock, catalogueImport);
}
