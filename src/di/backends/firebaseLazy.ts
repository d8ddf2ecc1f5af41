import { ContainerModule } from 'inversify';
import { IdentityDeletion } from '../../application/account/IdentityDeletion';
import { ProfileRepository } from '../../application/account/ProfileRepository';
import { UserRepository } from '../../application/account/UserRepository';
import { DailyFiguresRepository } from '../../application/analytics/DailyFiguresRepository';
import { VisitCounter } from '../../application/analytics/VisitCounter';
import { Authentication } from '../../application/auth/Authentication';
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
import { ListingRepository } from '../../application/listings/ListingRepository';
import { ListingViews } from '../../application/listings/ListingViews';
import { ReviewSettingsRepository } from '../../application/listings/ReviewSettingsRepository';
import { PhotoRepository } from '../../application/listings/PhotoRepository';
import { AppConfigurationRepository } from '../../application/maintenance/AppConfigurationRepository';
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
import { ModerationSettingsRepository } from '../../application/moderation/ModerationSettingsRepository';
import { TeamRepository } from '../../application/moderation/TeamRepository';
import { MessageMails } from '../../application/notifications/MessageMails';
import { OwnPushDevices } from '../../application/notifications/OwnPushDevices';
import { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import { SubscriberRepository } from '../../application/newsletter/SubscriberRepository';
import { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import { Recovery } from '../../application/resilience/Recovery';
import { ErasureRequests } from '../../application/privacy/ErasureRequests';
import { PersonalRecords } from '../../application/privacy/PersonalRecords';
import { ReviewRepository } from '../../application/reviews/ReviewRepository';
import { AlertSearch } from '../../application/search/AlertSearch';
import { ListingSearch } from '../../application/search/ListingSearch';
import { Clock } from '../../application/shared/Clock';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { Timers } from '../../application/shared/Timers';
import { failure } from '../../domain/shared/Result';
import { FirestoreErasureRequests } from '../../infrastructure/firebase/account/FirestoreErasureRequests';
import { FirestoreMessageMails } from '../../infrastructure/firebase/account/FirestoreMessageMails';
import { FirestoreOwnPushDevices } from '../../infrastructure/firebase/account/FirestoreOwnPushDevices';
import { FirestorePersonalRecords } from '../../infrastructure/firebase/account/FirestorePersonalRecords';
import { FirestorePreferencesRepository } from '../../infrastructure/firebase/account/FirestorePreferencesRepository';
import { FirestoreProfileRepository } from '../../infrastructure/firebase/account/FirestoreProfileRepository';
import { FirebaseUserRepository } from '../../infrastructure/firebase/auth/FirebaseUserRepository';
import { FirestoreUserRepository } from '../../infrastructure/firebase/account/FirestoreUserRepository';
import { FirebaseAuthentication } from '../../infrastructure/firebase/auth/FirebaseAuthentication';
import { FirebaseEmailSignIn } from '../../infrastructure/firebase/auth/FirebaseEmailSignIn';
import { FirebaseGoogleSignIn } from '../../infrastructure/firebase/auth/FirebaseGoogleSignIn';
import { FirebaseIdentityDeletion } from '../../infrastructure/firebase/auth/FirebaseIdentityDeletion';
import { FirebaseOwnEmail } from '../../infrastructure/firebase/auth/FirebaseOwnEmail';
import { FirebaseOwnIdentity } from '../../infrastructure/firebase/auth/FirebaseOwnIdentity';
import { FirebasePhoneChange } from '../../infrastructure/firebase/auth/FirebasePhoneChange';
import { FirebasePhoneSignIn } from '../../infrastructure/firebase/auth/FirebasePhoneSignIn';
import { FirebaseReauthentication } from '../../infrastructure/firebase/auth/FirebaseReauthentication';
import { FirebaseSecondFactorEnrolment } from '../../infrastructure/firebase/auth/FirebaseSecondFactorEnrolment';
import {
  connectFirebase,
  networkOf,
  type FirebaseServices,
} from '../../infrastructure/firebase/connection/connectFirebase';
import { ClockCheck } from '../../infrastructure/firebase/connection/ClockCheck';
import { ConnectionReset } from '../../infrastructure/firebase/connection/ConnectionReset';
import type { FirebaseConfiguration } from '../../infrastructure/firebase/connection/FirebaseConfiguration';
import { FirebaseOperations } from '../../infrastructure/firebase/connection/FirebaseOperations';
import { FirebaseRecovery } from '../../infrastructure/firebase/connection/FirebaseRecovery';
import { FirestoreFavouriteRepository } from '../../infrastructure/firebase/favourites/FirestoreFavouriteRepository';
import { FirestoreHiddenSellers } from '../../infrastructure/firebase/favourites/FirestoreHiddenSellers';
import { FirestoreSavedSearchRepository } from '../../infrastructure/firebase/favourites/FirestoreSavedSearchRepository';
import { FirebasePhotoRepository } from '../../infrastructure/firebase/listings/FirebasePhotoRepository';
import { FirestoreListingBuyers } from '../../infrastructure/firebase/listings/FirestoreListingBuyers';
import { FirestoreListingRepository } from '../../infrastructure/firebase/listings/FirestoreListingRepository';
import { FirestoreReviewSettingsRepository } from '../../infrastructure/firebase/listings/FirestoreReviewSettingsRepository';
import { FirestoreListingViews } from '../../infrastructure/firebase/listings/FirestoreListingViews';
import { FirestoreBlockRepository } from '../../infrastructure/firebase/messaging/FirestoreBlockRepository';
import { FirestoreConversationRepository } from '../../infrastructure/firebase/messaging/FirestoreConversationRepository';
import { FirestoreParticipantAnonymiser } from '../../infrastructure/firebase/messaging/FirestoreParticipantAnonymiser';
import { FirestoreCaseRepository } from '../../infrastructure/firebase/moderation/FirestoreCaseRepository';
import { FirestoreDecisionRepository } from '../../infrastructure/firebase/moderation/FirestoreDecisionRepository';
import { FirestoreJournalRepository } from '../../infrastructure/firebase/moderation/FirestoreJournalRepository';
import { FirestoreNoticeRepository } from '../../infrastructure/firebase/moderation/FirestoreNoticeRepository';
import { FirestoreOpenedConversationRepository } from '../../infrastructure/firebase/moderation/FirestoreOpenedConversationRepository';
import { FirestorePersonDirectory } from '../../infrastructure/firebase/moderation/FirestorePersonDirectory';
import { FirestoreListingDirectory } from '../../infrastructure/firebase/moderation/FirestoreListingDirectory';
import { FirestoreReportRepository } from '../../infrastructure/firebase/moderation/FirestoreReportRepository';
import { FirestoreTransparencyRepository } from '../../infrastructure/firebase/moderation/FirestoreTransparencyRepository';
import { FirestoreModerationSettingsRepository } from '../../infrastructure/firebase/moderation/FirestoreModerationSettingsRepository';
import { FirestoreTeamRepository } from '../../infrastructure/firebase/moderation/FirestoreTeamRepository';
import { FirebaseWithdrawnPhotos } from '../../infrastructure/firebase/moderation/FirebaseWithdrawnPhotos';
import { FirestoreClosedListings } from '../../infrastructure/firebase/moderation/FirestoreClosedListings';
import { FirestoreRestrictionRepository } from '../../infrastructure/firebase/moderation/FirestoreRestrictionRepository';
import { readPageConfiguration } from '../../infrastructure/firebase/lazy/readPageConfiguration';
import { FirestoreReviewRepository } from '../../infrastructure/firebase/reviews/FirestoreReviewRepository';
import { listingSearch } from '../../infrastructure/firebase/search/listingSearch';
import { FirestoreAppConfigurationRepository } from '../../infrastructure/firebase/site/FirestoreAppConfigurationRepository';
import { FirestoreContactInbox } from '../../infrastructure/firebase/site/FirestoreContactInbox';
import { FirestoreContactMessageRepository } from '../../infrastructure/firebase/site/FirestoreContactMessageRepository';
import { FirestoreNewsletterRepository } from '../../infrastructure/firebase/site/FirestoreNewsletterRepository';
import { FirestoreDailyFiguresRepository } from '../../infrastructure/firebase/site/FirestoreDailyFiguresRepository';
import { FirestoreSubscriberRepository } from '../../infrastructure/firebase/site/FirestoreSubscriberRepository';
import { FirestoreVisitCounter } from '../../infrastructure/firebase/site/FirestoreVisitCounter';
import { bindAlias, bindClass, bindFactory, bindValue, replacing } from '../bind';
import { answerFromPage } from './answerFromPage';
import { authenticationWithPushes } from './authenticationWithPushes';
import { firebase } from './firebaseTokens';
import { rememberedReader } from './rememberedReader';

const noDemoSignIn: DemoSignIn = { people: [], signIn: () => Promise.resolve(failure('denied')) };

/** The lazy half: it brings the SDK with it. */
export async function firebaseLazyModule(configuration: FirebaseConfiguration): Promise<ContainerModule> {
  const { auth, firestore, storage } = await connectFirebase(configuration, rememberedReader());
  const documents: [typeof firebase.firestore, typeof firebase.operations] = [firebase.firestore, firebase.operations];
  const dated: [...typeof documents, typeof Clock, typeof firebase.clockCheck] = [
    ...documents,
    Clock,
    firebase.clockCheck,
  ];
  const hashed: [...typeof documents, typeof Clock, typeof Sha256] = [...documents, Clock, Sha256];
  return new ContainerModule((options) => {
    bindValue(options, firebase.auth, auth);
    bindValue(options, firebase.configuration, configuration);
    bindValue(options, firebase.firestore, firestore);
    bindValue(options, firebase.network, networkOf(firestore));
    bindValue(options, firebase.storage, storage);
    bindClass(options, firebase.clockCheck, ClockCheck, [Clock]);
    bindClass(options, firebase.operations, FirebaseOperations, [firebase.reset]);
    bindClass(options, firebase.ownIdentity, FirebaseOwnIdentity, [firebase.auth, firebase.firestore]);
    bindClass(options, firebase.reset, ConnectionReset, [firebase.network, Clock]);

    // What the first page used until now was standing in for these.
    const standIns = replacing(options);
    bindClass(options, firebase.authentication, FirebaseAuthentication, [firebase.auth, firebase.operations, Clock]);
    bindFactory(standIns, Authentication, authenticationWithPushes, [firebase.authentication, OwnPushDevices, Timers]);
    bindFactory(
      standIns,
      AppConfigurationRepository,
      (firestore: FirebaseServices['firestore'], operations: FirebaseOperations) =>
        new FirestoreAppConfigurationRepository(firestore, operations, undefined, readPageConfiguration()),
      documents,
    );
    bindClass(standIns, ListingRepository, FirestoreListingRepository, dated);
    answerFromPage(options, [ListingRepository]);
    bindClass(standIns, PhotoRepository, FirebasePhotoRepository, [
      firebase.storage,
      firebase.operations,
      firebase.configuration,
      ListingRepository,
      IdGenerator,
    ]);
    bindClass(standIns, Recovery, FirebaseRecovery, [firebase.reset, firebase.auth]);
    bindClass(options, firebase.users, FirestoreUserRepository, documents);
    bindClass(standIns, UserRepository, FirebaseUserRepository, [firebase.users, firebase.ownIdentity]);
    bindClass(standIns, VisitCounter, FirestoreVisitCounter, documents);

    bindClass(options, BlockRepository, FirestoreBlockRepository, documents);
    bindClass(options, CaseRepository, FirestoreCaseRepository, [firebase.firestore, firebase.operations, Clock]);
    bindClass(options, ContactInbox, FirestoreContactInbox, documents);
    bindClass(options, ContactMessageRepository, FirestoreContactMessageRepository, documents);
    bindClass(options, ConversationRepository, FirestoreConversationRepository, [
      firebase.firestore,
      firebase.operations,
      Clock,
    ]);
    bindClass(options, DecisionRepository, FirestoreDecisionRepository, [
      firebase.firestore,
      firebase.operations,
      Clock,
      firebase.clockCheck,
      Sha256,
    ]);
    bindClass(options, ErasureRequests, FirestoreErasureRequests, documents);
    bindClass(options, EmailSignIn, FirebaseEmailSignIn, [firebase.auth, firebase.ownIdentity]);
    bindClass(options, FavouriteRepository, FirestoreFavouriteRepository, [
      firebase.firestore,
      firebase.operations,
      firebase.clockCheck,
    ]);
    bindClass(options, GoogleSignIn, FirebaseGoogleSignIn, [firebase.auth, firebase.ownIdentity]);
    bindClass(options, HiddenSellers, FirestoreHiddenSellers, [
      firebase.firestore,
      firebase.operations,
      firebase.clockCheck,
    ]);
    bindClass(options, IdentityDeletion, FirebaseIdentityDeletion, [firebase.auth]);
    bindClass(options, ModerationSettingsRepository, FirestoreModerationSettingsRepository, hashed);
    bindClass(options, ReviewRepository, FirestoreReviewRepository, dated);
    bindClass(options, ReviewSettingsRepository, FirestoreReviewSettingsRepository, documents);
    bindClass(options, TeamRepository, FirestoreTeamRepository, hashed);
    bindClass(options, JournalRepository, FirestoreJournalRepository, documents);
    bindClass(options, PersonDirectory, FirestorePersonDirectory, documents);
    bindClass(options, ListingBuyers, FirestoreListingBuyers, documents);
    bindClass(options, ListingDirectory, FirestoreListingDirectory, documents);
    bindClass(standIns, ListingViews, FirestoreListingViews, documents);
    bindClass(options, MessageMails, FirestoreMessageMails, [...documents, firebase.configuration]);
    bindClass(options, OwnPushDevices, FirestoreOwnPushDevices, [...documents, firebase.configuration]);
    bindClass(options, NewsletterRepository, FirestoreNewsletterRepository, documents);
    bindClass(options, SubscriberRepository, FirestoreSubscriberRepository, documents);
    bindClass(options, DailyFiguresRepository, FirestoreDailyFiguresRepository, [
      firebase.firestore,
      firebase.operations,
      Clock,
    ]);
    bindClass(options, NoticeRepository, FirestoreNoticeRepository, documents);
    bindClass(options, OpenedConversationRepository, FirestoreOpenedConversationRepository, hashed);
    bindClass(options, OwnEmail, FirebaseOwnEmail, [firebase.auth, firebase.ownIdentity]);
    bindClass(options, ParticipantAnonymiser, FirestoreParticipantAnonymiser, documents);
    bindClass(options, PhoneChange, FirebasePhoneChange, [firebase.auth, firebase.ownIdentity]);
    bindClass(options, PhoneSignIn, FirebasePhoneSignIn, [firebase.auth]);
    bindClass(options, PersonalRecords, FirestorePersonalRecords, documents);
    bindClass(options, PreferencesRepository, FirestorePreferencesRepository, documents);
    bindClass(options, ProfileRepository, FirestoreProfileRepository, documents);
    bindClass(options, Reauthentication, FirebaseReauthentication, [firebase.auth]);
    bindClass(options, ReportRepository, FirestoreReportRepository, [firebase.firestore, firebase.operations, Clock]);
    bindClass(options, WithdrawnPhotos, FirebaseWithdrawnPhotos, [
      firebase.storage,
      firebase.operations,
      firebase.configuration,
    ]);
    bindClass(options, ClosedListings, FirestoreClosedListings, [firebase.firestore, firebase.operations, Clock]);
    bindClass(options, RestrictionRepository, FirestoreRestrictionRepository, documents);
    bindClass(options, TransparencyRepository, FirestoreTransparencyRepository, documents);
    bindClass(options, SavedSearchRepository, FirestoreSavedSearchRepository, dated);
    bindClass(options, SecondFactorEnrolment, FirebaseSecondFactorEnrolment, [firebase.auth, firebase.ownIdentity]);
    bindAlias(options, OwnIdentity, firebase.ownIdentity);
    const searched = [firebase.firestore, firebase.operations, Clock] as const;
    bindFactory(options, AlertSearch, listingSearch, [...searched]);
    bindFactory(standIns, ListingSearch, listingSearch, [...searched]);
    bindValue(options, DemoSignIn, noDemoSignIn);
  });
}
