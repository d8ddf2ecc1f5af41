import type { ProfileRepository } from '../../application/account/ProfileRepository';
import type { UserRepository } from '../../application/account/UserRepository';
import type { VisitCounter } from '../../application/analytics/VisitCounter';
import type { Authentication } from '../../application/auth/Authentication';
import type { ContactMessageRepository } from '../../application/contact/ContactMessageRepository';
import type { FavouriteRepository } from '../../application/favourites/FavouriteRepository';
import type { HiddenSellers } from '../../application/favourites/HiddenSellers';
import type { SavedSearchRepository } from '../../application/favourites/SavedSearchRepository';
import type { ListingBuyers } from '../../application/listings/ListingBuyers';
import type { ListingRepository } from '../../application/listings/ListingRepository';
import type { ListingViews } from '../../application/listings/ListingViews';
import type { PhotoRepository } from '../../application/listings/PhotoRepository';
import type { AppConfigurationRepository } from '../../application/maintenance/AppConfigurationRepository';
import type { BlockRepository } from '../../application/messaging/BlockRepository';
import type { ConversationRepository } from '../../application/messaging/ConversationRepository';
import type { ParticipantAnonymiser } from '../../application/messaging/ParticipantAnonymiser';
import type { ReportRepository } from '../../application/moderation/ReportRepository';
import type { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import type { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import type { Recovery } from '../../application/resilience/Recovery';
import type { ListingSearch } from '../../application/search/ListingSearch';
import type { Clock } from '../../application/shared/Clock';
import { FirestorePreferencesRepository } from '../../infrastructure/firebase/account/FirestorePreferencesRepository';
import { FirestoreProfileRepository } from '../../infrastructure/firebase/account/FirestoreProfileRepository';
import { FirestoreUserRepository } from '../../infrastructure/firebase/account/FirestoreUserRepository';
import { FirebaseAuthentication } from '../../infrastructure/firebase/auth/FirebaseAuthentication';
import { firebaseIdentity, type FirebaseIdentityAdapters } from '../../infrastructure/firebase/auth/firebaseIdentity';
import { connectFirebase, networkOf } from '../../infrastructure/firebase/connection/connectFirebase';
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
import { FirestoreListingViews } from '../../infrastructure/firebase/listings/FirestoreListingViews';
import { FirestoreBlockRepository } from '../../infrastructure/firebase/messaging/FirestoreBlockRepository';
import { FirestoreConversationRepository } from '../../infrastructure/firebase/messaging/FirestoreConversationRepository';
import { FirestoreParticipantAnonymiser } from '../../infrastructure/firebase/messaging/FirestoreParticipantAnonymiser';
import { FirestoreReportRepository } from '../../infrastructure/firebase/messaging/FirestoreReportRepository';
import { FirestoreCardSource } from '../../infrastructure/firebase/search/FirestoreCardSource';
import { FirestoreListingSearch } from '../../infrastructure/firebase/search/FirestoreListingSearch';
import { FirestoreAppConfigurationRepository } from '../../infrastructure/firebase/site/FirestoreAppConfigurationRepository';
import { FirestoreContactMessageRepository } from '../../infrastructure/firebase/site/FirestoreContactMessageRepository';
import { FirestoreNewsletterRepository } from '../../infrastructure/firebase/site/FirestoreNewsletterRepository';
import { FirestoreVisitCounter } from '../../infrastructure/firebase/site/FirestoreVisitCounter';

/** Everything that Firebase adapts, by port. */
export interface FirebaseAdapters {
  readonly authentication: Authentication;
  readonly configurations: AppConfigurationRepository;
  readonly contactMessages: ContactMessageRepository;
  readonly alertSearch: ListingSearch;
  readonly favourites: FavouriteRepository;
  readonly hiddenSellers: HiddenSellers;
  readonly savedSearches: SavedSearchRepository;
  readonly blocks: BlockRepository;
  readonly participantAnonymiser: ParticipantAnonymiser;
  readonly conversations: ConversationRepository;
  readonly reports: ReportRepository;
  readonly listings: ListingRepository;
  readonly newsletter: NewsletterRepository;
  readonly identity: FirebaseIdentityAdapters;
  readonly photos: PhotoRepository;
  readonly preferences: PreferencesRepository;
  readonly profiles: ProfileRepository;
  readonly recovery: Recovery;
  readonly search: ListingSearch;
  readonly users: UserRepository;
  readonly visits: VisitCounter;
  readonly deals: ListingBuyers;
  readonly views: ListingViews;
}

/** The lazy part: it brings the SDK with it. */
export async function connectAdapters(configuration: FirebaseConfiguration, clock: Clock): Promise<FirebaseAdapters> {
  const { auth, firestore, storage } = await connectFirebase(configuration);
  const network = networkOf(firestore);
  const reset = new ConnectionReset(network, clock);
  const operations = new FirebaseOperations(reset);
  const listings = new FirestoreListingRepository(firestore, operations, clock);
  return {
    authentication: new FirebaseAuthentication(auth, operations, clock),
    configurations: new FirestoreAppConfigurationRepository(firestore, operations),
    contactMessages: new FirestoreContactMessageRepository(firestore, operations),
    alertSearch: new FirestoreListingSearch(new FirestoreCardSource(firestore, operations), clock),
    favourites: new FirestoreFavouriteRepository(firestore, operations),
    hiddenSellers: new FirestoreHiddenSellers(firestore, operations),
    savedSearches: new FirestoreSavedSearchRepository(firestore, operations),
    listings,
    blocks: new FirestoreBlockRepository(firestore, operations),
    participantAnonymiser: new FirestoreParticipantAnonymiser(firestore, operations),
    conversations: new FirestoreConversationRepository(firestore, operations),
    reports: new FirestoreReportRepository(firestore, operations),
    newsletter: new FirestoreNewsletterRepository(firestore, operations),
    identity: firebaseIdentity(auth, firestore),
    photos: new FirebasePhotoRepository(storage, configuration, listings),
    preferences: new FirestorePreferencesRepository(firestore, operations),
    profiles: new FirestoreProfileRepository(firestore, operations),
    recovery: new FirebaseRecovery(reset, network, auth),
    search: new FirestoreListingSearch(new FirestoreCardSource(firestore, operations), clock),
    visits: new FirestoreVisitCounter(firestore, operations),
    users: new FirestoreUserRepository(firestore, operations),
    deals: new FirestoreListingBuyers(firestore, operations),
    views: new FirestoreListingViews(firestore, operations),
  };
}
