import type { ContactDrafts } from '../application/contact/ContactDrafts';
import type { ContactMessageRepository } from '../application/contact/ContactMessageRepository';
import type { VisitCounter } from '../application/analytics/VisitCounter';
import type { VisitMarker } from '../application/analytics/VisitMarker';
import type { IdentityDeletion } from '../application/account/IdentityDeletion';
import type { ProfileCache } from '../application/account/ProfileCache';
import type { UserRepository } from '../application/account/UserRepository';
import type { ProfileRepository } from '../application/account/ProfileRepository';
import type { Authentication } from '../application/auth/Authentication';
import type { DemoSignIn } from '../application/auth/DemoSignIn';
import type { EmailSignIn } from '../application/auth/EmailSignIn';
import type { GoogleSignIn } from '../application/auth/GoogleSignIn';
import type { OwnEmail } from '../application/auth/OwnEmail';
import type { OwnIdentity } from '../application/auth/OwnIdentity';
import type { PhoneChange } from '../application/auth/PhoneChange';
import type { PhoneSignIn } from '../application/auth/PhoneSignIn';
import type { Reauthentication } from '../application/auth/Reauthentication';
import type { SecondFactorEnrolment } from '../application/auth/SecondFactorEnrolment';
import type { Session } from '../application/auth/Session';
import type { FavouriteRepository } from '../application/favourites/FavouriteRepository';
import type { HiddenSellers } from '../application/favourites/HiddenSellers';
import type { SavedItemsStore } from '../application/favourites/SavedItemsStores';
import type { SavedMarksCache } from '../application/favourites/SavedMarksCache';
import type { SavedSearchRepository } from '../application/favourites/SavedSearchRepository';
import type { ChosenPlace } from '../application/listings/ChosenPlace';
import type { CommuneDirectory } from '../application/listings/CommuneDirectory';
import type { ListingRepository } from '../application/listings/ListingRepository';
import type { ListingBuyers } from '../application/listings/ListingBuyers';
import type { ListingViews } from '../application/listings/ListingViews';
import type { PendingDeletions } from '../application/listings/PendingDeletions';
import type { PhotoPreparation } from '../application/listings/PhotoPreparation';
import type { PhotoRepository } from '../application/listings/PhotoRepository';
import type { PostingDrafts } from '../application/listings/PostingDrafts';
import type { SeenListings } from '../application/listings/SeenListings';
import type { AppConfigurationRepository } from '../application/maintenance/AppConfigurationRepository';
import type { MaintenanceMemory } from '../application/maintenance/MaintenanceMemory';
import type { BlockRepository } from '../application/messaging/BlockRepository';
import type { ParticipantAnonymiser } from '../application/messaging/ParticipantAnonymiser';
import type { ConversationRepository } from '../application/messaging/ConversationRepository';
import type { MessageDrafts } from '../application/messaging/MessageDrafts';
import type { MessageOutbox } from '../application/messaging/MessageOutbox';
import type { Notifier } from '../application/messaging/Notifier';
import type { PhotoUploadQueue } from '../application/messaging/PhotoUploadQueue';
import type { ReportRepository } from '../application/moderation/ReportRepository';
import type { NewsletterRepository } from '../application/newsletter/NewsletterRepository';
import type { BackendStatus } from '../application/resilience/BackendStatus';
import type { PageReload } from '../application/resilience/PageReload';
import type { Recovery } from '../application/resilience/Recovery';
import type { Device } from '../application/search/Device';
import type { Geolocation } from '../application/search/Geolocation';
import type { ListingSearch } from '../application/search/ListingSearch';
import type { RecentSearches } from '../application/search/RecentSearches';
import type { VoiceSearch } from '../application/search/VoiceSearch';
import type { Random } from '../application/shared/Random';
import type { PreferencesRepository } from '../application/preferences/PreferencesRepository';
import type { ArchiveDownload } from '../application/privacy/ArchiveDownload';
import type { PersonalTraces } from '../application/privacy/PersonalTraces';
import type { Clock } from '../application/shared/Clock';
import type { FormDrafts } from '../application/shared/FormDrafts';
import type { IdGenerator } from '../application/shared/IdGenerator';
import type { Timers } from '../application/shared/Timers';
import type { ThemePreference } from '../application/theme/ThemePreference';
import type { ListingCard } from '../domain/listings/Listing';
import type { ViewModels } from '../presentation/shared/ViewModels';
import { token, type Token } from './token';

/** The ports: each is bound by a backend or by the browser. */
export const ports = {
  /** Looks for what is new in saved searches, apart from the search of the page: what that one follows is its own. */
  alertSearch: token<ListingSearch>('AlertSearch'),
  appConfigurationRepository: token<AppConfigurationRepository>('AppConfigurationRepository'),
  archiveDownload: token<ArchiveDownload>('ArchiveDownload'),
  authentication: token<Authentication>('Authentication'),
  backendStatus: token<BackendStatus>('BackendStatus'),
  chance: token<Random>('Random'),
  blocks: token<BlockRepository>('BlockRepository'),
  chosenPlace: token<ChosenPlace>('ChosenPlace'),
  clock: token<Clock>('Clock'),
  contactDrafts: token<ContactDrafts>('ContactDrafts'),
  contactMessageRepository: token<ContactMessageRepository>('ContactMessageRepository'),
  communeDirectory: token<CommuneDirectory>('CommuneDirectory'),
  /** The listings whose views this browser has counted. */
  countedViews: token<SeenListings>('CountedViews'),
  participantAnonymiser: token<ParticipantAnonymiser>('ParticipantAnonymiser'),
  conversationRepository: token<ConversationRepository>('ConversationRepository'),
  demoSignIn: token<DemoSignIn>('DemoSignIn'),
  device: token<Device>('Device'),
  emailSignIn: token<EmailSignIn>('EmailSignIn'),
  /** Cards that stand in the page itself, newest first. */
  firstCards: token<readonly ListingCard[]>('FirstCards'),
  formDrafts: token<FormDrafts>('FormDrafts'),
  favouriteRepository: token<FavouriteRepository>('FavouriteRepository'),
  geolocation: token<Geolocation>('Geolocation'),
  hiddenSellers: token<HiddenSellers>('HiddenSellers'),
  googleSignIn: token<GoogleSignIn>('GoogleSignIn'),
  identityDeletion: token<IdentityDeletion>('IdentityDeletion'),
  idGenerator: token<IdGenerator>('IdGenerator'),
  profileCache: token<ProfileCache>('ProfileCache'),
  listingRepository: token<ListingRepository>('ListingRepository'),
  listingBuyers: token<ListingBuyers>('ListingBuyers'),
  listingSearch: token<ListingSearch>('ListingSearch'),
  listingViews: token<ListingViews>('ListingViews'),
  maintenanceMemory: token<MaintenanceMemory>('MaintenanceMemory'),
  messageDrafts: token<MessageDrafts>('MessageDrafts'),
  messageOutbox: token<MessageOutbox>('MessageOutbox'),
  newsletterRepository: token<NewsletterRepository>('NewsletterRepository'),
  ownEmail: token<OwnEmail>('OwnEmail'),
  ownIdentity: token<OwnIdentity>('OwnIdentity'),
  phoneChange: token<PhoneChange>('PhoneChange'),
  savedMarksCache: token<SavedMarksCache>('SavedMarksCache'),
  personalTraces: token<PersonalTraces>('PersonalTraces'),
  /** Listings that this browser will delete when they can no longer be brought back. */
  pendingDeletions: token<PendingDeletions>('PendingDeletions'),
  notifier: token<Notifier>('Notifier'),
  photoPreparation: token<PhotoPreparation>('PhotoPreparation'),
  pageReload: token<PageReload>('PageReload'),
  phoneSignIn: token<PhoneSignIn>('PhoneSignIn'),
  photoRepository: token<PhotoRepository>('PhotoRepository'),
  preferencesRepository: token<PreferencesRepository>('PreferencesRepository'),
  profileRepository: token<ProfileRepository>('ProfileRepository'),
  postingDrafts: token<PostingDrafts>('PostingDrafts'),
  reauthentication: token<Reauthentication>('Reauthentication'),
  recovery: token<Recovery>('Recovery'),
  recentSearches: token<RecentSearches>('RecentSearches'),
  secondFactorEnrolment: token<SecondFactorEnrolment>('SecondFactorEnrolment'),
  session: token<Session>('Session'),
  savedSearchRepository: token<SavedSearchRepository>('SavedSearchRepository'),
  reports: token<ReportRepository>('ReportRepository'),
  seenListings: token<SeenListings>('SeenListings'),
  themePreference: token<ThemePreference>('ThemePreference'),
  timers: token<Timers>('Timers'),
  visitCounter: token<VisitCounter>('VisitCounter'),
  visitMarker: token<VisitMarker>('VisitMarker'),
  userRepository: token<UserRepository>('UserRepository'),
  /** Where visitors keep things: this browser. */
  visitorKeeping: token<SavedItemsStore>('VisitorKeeping'),
  voiceSearch: token<VoiceSearch>('VoiceSearch'),
  photoUploadQueue: token<PhotoUploadQueue>('PhotoUploadQueue'),
} as const;

export const viewModels: { readonly [Name in keyof ViewModels]: Token<ViewModels[Name]> } = {
  aroundMe: token('AroundMeViewModel'),
  auth: token('AuthViewModel'),
  backendStatus: token('BackendStatusViewModel'),
  buyers: token('BuyersViewModel'),
  category: token('CategoryViewModel'),
  emailChange: token('EmailChangeViewModel'),
  emailConfirmation: token('EmailConfirmationViewModel'),
  emailSignIn: token('EmailSignInViewModel'),
  googleSignIn: token('GoogleSignInViewModel'),
  favourites: token('FavouritesViewModel'),
  editListing: token('EditListingViewModel'),
  composer: token('ComposerViewModel'),
  home: token('HomeViewModel'),
  inbox: token('InboxViewModel'),
  report: token('ReportViewModel'),
  thread: token('ThreadViewModel'),
  keeping: token('SavedItemsViewModel'),
  kept: token('SavedMarksViewModel'),
  listing: token('ListingViewModel'),
  listingDisplay: token('ListingDisplay'),
  myListings: token('MyListingsViewModel'),
  nearby: token('NearbyViewModel'),
  layout: token('LayoutViewModel'),
  contact: token('ContactViewModel'),
  countdown: token('CountdownViewModel'),
  maintenance: token('MaintenanceViewModel'),
  maintenanceAdministration: token('MaintenanceAdministrationViewModel'),
  newResults: token('NewResultsViewModel'),
  newsletter: token('NewsletterViewModel'),
  ownIdentity: token('OwnIdentityViewModel'),
  phoneChange: token('PhoneChangeViewModel'),
  phoneSignIn: token('PhoneSignInViewModel'),
  placeField: token('PlaceFieldViewModel'),
  answers: token('AnswersViewModel'),
  blockedPeople: token('BlockedPeopleViewModel'),
  deletion: token('DeletionViewModel'),
  exportData: token('ExportViewModel'),
  notifications: token('NotificationsViewModel'),
  portrait: token('PortraitViewModel'),
  ownerSteps: token('ListingActionsViewModel'),
  postListing: token('PostListingViewModel'),
  removals: token('DeletionQueueViewModel'),
  profileForm: token('ProfileFormViewModel'),
  publicProfile: token('PublicProfileViewModel'),
  quickSearch: token('QuickSearchViewModel'),
  reauthentication: token('ReauthenticationViewModel'),
  savedSearches: token('SavedSearchesViewModel'),
  screenRecovery: token('ScreenRecoveryViewModel'),
  search: token('SearchViewModel'),
  searchOptions: token('SearchOptionsViewModel'),
  secondFactor: token('SecondFactorViewModel'),
  secondFactorGate: token('SecondFactorGate'),
  secondStepPhone: token('SecondFactorPhoneViewModel'),
  secondFactorSettings: token('SecondFactorSettingsViewModel'),
  sellerForm: token('SellerFormViewModel'),
  session: token('SessionViewModel'),
  theme: token('ThemeViewModel'),
  unfinishedRemovals: token('UnfinishedRemovals'),
  visit: token('VisitViewModel'),
};
