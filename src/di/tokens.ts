import type { Authentication } from '../application/auth/Authentication';
import type { DemoSignIn } from '../application/auth/DemoSignIn';
import type { PhoneSignIn } from '../application/auth/PhoneSignIn';
import type { RequestSignInCode } from '../application/auth/RequestSignInCode';
import type { ChosenPlace } from '../application/listings/ChosenPlace';
import type { CommuneDirectory } from '../application/listings/CommuneDirectory';
import type { ListingRepository } from '../application/listings/ListingRepository';
import type { PhotoPreparation } from '../application/listings/PhotoPreparation';
import type { PhotoRepository } from '../application/listings/PhotoRepository';
import type { PostingDrafts } from '../application/listings/PostingDrafts';
import type { PublishListing } from '../application/listings/PublishListing';
import type { SeenListings } from '../application/listings/SeenListings';
import type { NewsletterRepository } from '../application/newsletter/NewsletterRepository';
import type { SubscribeNewsletter } from '../application/newsletter/SubscribeNewsletter';
import type { BackendStatus } from '../application/resilience/BackendStatus';
import type { Device } from '../application/search/Device';
import type { Geolocation } from '../application/search/Geolocation';
import type { ListingSearch } from '../application/search/ListingSearch';
import type { RecentSearches } from '../application/search/RecentSearches';
import type { VoiceSearch } from '../application/search/VoiceSearch';
import type { Clock } from '../application/shared/Clock';
import type { IdGenerator } from '../application/shared/IdGenerator';
import type { Timers } from '../application/shared/Timers';
import type { ThemePreference } from '../application/theme/ThemePreference';
import type { ListingCard } from '../domain/listings/Listing';
import type { ViewModels } from '../presentation/shared/ViewModels';
import { token, type Token } from './token';

/** The ports: each is bound by a backend or by the browser. */
export const ports = {
  authentication: token<Authentication>('Authentication'),
  backendStatus: token<BackendStatus>('BackendStatus'),
  chosenPlace: token<ChosenPlace>('ChosenPlace'),
  clock: token<Clock>('Clock'),
  communeDirectory: token<CommuneDirectory>('CommuneDirectory'),
  demoSignIn: token<DemoSignIn>('DemoSignIn'),
  device: token<Device>('Device'),
  /** Cards that stand in the page itself, newest first. */
  firstCards: token<readonly ListingCard[]>('FirstCards'),
  geolocation: token<Geolocation>('Geolocation'),
  idGenerator: token<IdGenerator>('IdGenerator'),
  listingRepository: token<ListingRepository>('ListingRepository'),
  listingSearch: token<ListingSearch>('ListingSearch'),
  newsletterRepository: token<NewsletterRepository>('NewsletterRepository'),
  photoPreparation: token<PhotoPreparation>('PhotoPreparation'),
  phoneSignIn: token<PhoneSignIn>('PhoneSignIn'),
  photoRepository: token<PhotoRepository>('PhotoRepository'),
  postingDrafts: token<PostingDrafts>('PostingDrafts'),
  recentSearches: token<RecentSearches>('RecentSearches'),
  seenListings: token<SeenListings>('SeenListings'),
  themePreference: token<ThemePreference>('ThemePreference'),
  timers: token<Timers>('Timers'),
  voiceSearch: token<VoiceSearch>('VoiceSearch'),
} as const;

export const useCases = {
  publishListing: token<PublishListing>('PublishListing'),
  requestSignInCode: token<RequestSignInCode>('RequestSignInCode'),
  subscribeNewsletter: token<SubscribeNewsletter>('SubscribeNewsletter'),
} as const;

export const viewModels: { readonly [Name in keyof ViewModels]: Token<ViewModels[Name]> } = {
  aroundMe: token('AroundMeViewModel'),
  auth: token('AuthViewModel'),
  backendStatus: token('BackendStatusViewModel'),
  category: token('CategoryViewModel'),
  home: token('HomeViewModel'),
  listing: token('ListingViewModel'),
  listingDisplay: token('ListingDisplay'),
  nearby: token('NearbyViewModel'),
  layout: token('LayoutViewModel'),
  newsletter: token('NewsletterViewModel'),
  phoneSignIn: token('PhoneSignInViewModel'),
  placeField: token('PlaceFieldViewModel'),
  postListing: token('PostListingViewModel'),
  quickSearch: token('QuickSearchViewModel'),
  search: token('SearchViewModel'),
  searchOptions: token('SearchOptionsViewModel'),
  session: token('SessionViewModel'),
  theme: token('ThemeViewModel'),
};
