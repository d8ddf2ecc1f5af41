import { ContainerModule } from 'inversify';
import { IdentityDeletion } from '../../application/account/IdentityDeletion';
import { ProfileRepository } from '../../application/account/ProfileRepository';
import { DemoSignIn } from '../../application/auth/DemoSignIn';
import { EmailSignIn } from '../../application/auth/EmailSignIn';
import { GoogleSignIn } from '../../application/auth/GoogleSignIn';
import { OwnEmail } from '../../application/auth/OwnEmail';
import { OwnIdentity } from '../../application/auth/OwnIdentity';
import { PhoneChange } from '../../application/auth/PhoneChange';
import { PhoneSignIn } from '../../application/auth/PhoneSignIn';
import { Reauthentication } from '../../application/auth/Reauthentication';
import { SecondFactorEnrolment } from '../../application/auth/SecondFactorEnrolment';
import { ContactMessageRepository } from '../../application/contact/ContactMessageRepository';
import { FavouriteRepository } from '../../application/favourites/FavouriteRepository';
import { HiddenSellers } from '../../application/favourites/HiddenSellers';
import { SavedSearchRepository } from '../../application/favourites/SavedSearchRepository';
import { ListingBuyers } from '../../application/listings/ListingBuyers';
import { ReviewSettingsRepository } from '../../application/listings/ReviewSettingsRepository';
import { BlockRepository } from '../../application/messaging/BlockRepository';
import { ConversationRepository } from '../../application/messaging/ConversationRepository';
import { ParticipantAnonymiser } from '../../application/messaging/ParticipantAnonymiser';
import { MessageMails } from '../../application/notifications/MessageMails';
import { OwnPushDevices } from '../../application/notifications/OwnPushDevices';
import { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import { ErasureRequests } from '../../application/privacy/ErasureRequests';
import { PersonalRecords } from '../../application/privacy/PersonalRecords';
import { ReviewRepository } from '../../application/reviews/ReviewRepository';
import { AlertSearch } from '../../application/search/AlertSearch';
import { ListingSearch } from '../../application/search/ListingSearch';
import { Clock } from '../../application/shared/Clock';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { EmbeddedErasureRequests } from '../../infrastructure/embedded/account/EmbeddedErasureRequests';
import { EmbeddedMessageMails } from '../../infrastructure/embedded/account/EmbeddedMessageMails';
import { EmbeddedOwnPushDevices } from '../../infrastructure/embedded/account/EmbeddedOwnPushDevices';
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
import { EmbeddedFavouriteRepository } from '../../infrastructure/embedded/favourites/EmbeddedFavouriteRepository';
import { EmbeddedHiddenSellers } from '../../infrastructure/embedded/favourites/EmbeddedHiddenSellers';
import { EmbeddedSavedSearchRepository } from '../../infrastructure/embedded/favourites/EmbeddedSavedSearchRepository';
import { EmbeddedListingBuyers } from '../../infrastructure/embedded/listings/EmbeddedListingBuyers';
import { EmbeddedReviewSettingsRepository } from '../../infrastructure/embedded/listings/EmbeddedReviewSettingsRepository';
import { EmbeddedBlockRepository } from '../../infrastructure/embedded/messaging/EmbeddedBlockRepository';
import { EmbeddedConversationRepository } from '../../infrastructure/embedded/messaging/EmbeddedConversationRepository';
import { EmbeddedParticipantAnonymiser } from '../../infrastructure/embedded/messaging/EmbeddedParticipantAnonymiser';
import { EmbeddedReviewRepository } from '../../infrastructure/embedded/reviews/EmbeddedReviewRepository';
import { EmbeddedContactMessageRepository } from '../../infrastructure/embedded/site/EmbeddedContactMessageRepository';
import { EmbeddedNewsletterRepository } from '../../infrastructure/embedded/site/EmbeddedNewsletterRepository';
import { bindAlias, bindClass } from '../bind';
import { embedded } from './embeddedTokens';

export const embeddedLazyModule = new ContainerModule((options) => {
  bindClass(options, BlockRepository, EmbeddedBlockRepository, [embedded.database, embedded.feed, Clock]);
  bindClass(options, ParticipantAnonymiser, EmbeddedParticipantAnonymiser, [embedded.database, embedded.feed]);
  bindClass(options, ConversationRepository, EmbeddedConversationRepository, [
    embedded.database,
    embedded.feed,
    Clock,
    embedded.catalogueImport,
  ]);
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
  bindClass(options, ErasureRequests, EmbeddedErasureRequests, []);
  bindClass(options, IdentityDeletion, EmbeddedIdentityDeletion, [embedded.accounts]);
  bindAlias(options, OwnEmail, embedded.ownEmail);
  bindClass(options, OwnIdentity, EmbeddedOwnIdentity, [embedded.accounts]);
  bindClass(options, PhoneChange, EmbeddedPhoneChange, [embedded.accounts]);
  bindClass(options, Reauthentication, EmbeddedReauthentication, [embedded.accounts]);
  bindClass(options, SecondFactorEnrolment, EmbeddedSecondFactorEnrolment, [embedded.accounts]);
  bindClass(options, PhoneSignIn, EmbeddedPhoneSignIn, [embedded.accounts]);
  bindClass(options, MessageMails, EmbeddedMessageMails, []);
  bindClass(options, OwnPushDevices, EmbeddedOwnPushDevices, []);
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
  bindClass(options, ContactMessageRepository, EmbeddedContactMessageRepository, [embedded.database, Clock]);
  bindClass(options, NewsletterRepository, EmbeddedNewsletterRepository, [
    embedded.database,
    embedded.session,
    Clock,
    embedded.catalogueImport,
  ]);
  bindClass(options, ListingBuyers, EmbeddedListingBuyers, [embedded.database]);
  bindClass(options, ReviewRepository, EmbeddedReviewRepository, [embedded.database, Clock, embedded.catalogueImport]);
  bindClass(options, ReviewSettingsRepository, EmbeddedReviewSettingsRepository, [embedded.database]);
});
