import type { ContactMessageRepository } from '../../application/contact/ContactMessageRepository';
import type { VisitCounter } from '../../application/analytics/VisitCounter';
import type { UserRepository } from '../../application/account/UserRepository';
import type { ProfileRepository } from '../../application/account/ProfileRepository';
import type { Authentication } from '../../application/auth/Authentication';
import type { FavouriteRepository } from '../../application/favourites/FavouriteRepository';
import type { HiddenSellers } from '../../application/favourites/HiddenSellers';
import type { SavedSearchRepository } from '../../application/favourites/SavedSearchRepository';
import type { ListingBuyers } from '../../application/listings/ListingBuyers';
import type { ListingViews } from '../../application/listings/ListingViews';
import type { ListingRepository } from '../../application/listings/ListingRepository';
import type { PhotoRepository } from '../../application/listings/PhotoRepository';
import type { AppConfigurationRepository } from '../../application/maintenance/AppConfigurationRepository';
import type { BlockRepository } from '../../application/messaging/BlockRepository';
import type { ParticipantAnonymiser } from '../../application/messaging/ParticipantAnonymiser';
import type { ConversationRepository } from '../../application/messaging/ConversationRepository';
import type { ReportRepository } from '../../application/moderation/ReportRepository';
import type { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import type { Recovery } from '../../application/resilience/Recovery';
import type { ListingSearch } from '../../application/search/ListingSearch';
import type { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import type { Clock } from '../../application/shared/Clock';
import { connectFirebase, networkOf } from '../../infrastructure/firebase/connection/connectFirebase';
import { ConnectionReset } from '../../infrastructure/firebase/connection/ConnectionReset';
import { FirebaseAuthentication } from '../../infrastructure/firebase/auth/FirebaseAuthentication';
import type { FirebaseConfiguration } from '../../infrastructure/firebase/connection/FirebaseConfiguration';
import { firebaseIdentity, type FirebaseIdentityAdapters } from '../../infrastructure/firebase/auth/firebaseIdentity';
import { FirebaseOperations } from '../../infrastructure/firebase/connection/FirebaseOperations';
import { FirebasePhotoRepository } from '../../infrastructure/firebase/listings/FirebasePhotoRepository';
import { FirestoreAppConfigurationRepository } from '../../infrastructure/firebase/site/FirestoreAppConfigurationRepository';
import { FirebaseRecovery } from '../../infrastructure/firebase/connection/FirebaseRecovery';
import { FirestoreBlockRepository } from '../../infrastructure/firebase/messaging/FirestoreBlockRepository';
import { FirestoreCardSource } from '../../infrastructure/firebase/search/FirestoreCardSource';
import { FirestoreFavouriteRepository } from '../../infrastructure/firebase/favourites/FirestoreFavouriteRepository';
import { FirestoreHiddenSellers } from '../../infrastructure/firebase/favourites/FirestoreHiddenSellers';
import { FirestoreParticipantAnonymiser } from '../../infrastructure/firebase/messaging/FirestoreParticipantAnonymiser';
import { FirestoreConversationRepository } from '../../infrastructure/firebase/messaging/FirestoreConversationRepository';
import { FirestoreListingRepository } from '../../infrastructure/firebase/listings/FirestoreListingRepository';
import { FirestoreListingSearch } from '../../infrastructure/firebase/search/FirestoreListingSearch';
import { FirestoreListingBuyers } from '../../infrastructure/firebase/listings/FirestoreListingBuyers';
import { FirestoreListingViews } from '../../infrastructure/firebase/listings/FirestoreListingViews';
import { FirestoreContactMessageRepository } from '../../infrastructure/firebase/site/FirestoreContactMessageRepository';
import { FirestoreNewsletterRepository } from '../../infrastructure/firebase/site/FirestoreNewsletterRepository';
import { FirestoreReportRepository } from '../../infrastructure/firebase/messaging/FirestoreReportRepository';
import { FirestorePreferencesRepository } from '../../infrastructure/firebase/account/FirestorePreferencesRepository';
import { FirestoreProfileRepository } from '../../infrastructure/firebase/account/FirestoreProfileRepository';
import { FirestoreUserRepository } from '../../infrastructure/firebase/account/FirestoreUserRepository';
import { FirestoreVisitCounter } from '../../infrastructure/firebase/site/FirestoreVisitCounter';
import { FirestoreSavedSearchRepository } from '../../infrastructure/firebase/favourites/FirestoreSavedSearchRepository';

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
