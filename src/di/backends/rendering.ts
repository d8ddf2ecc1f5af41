import { ContainerModule } from 'inversify';
import { ProfileCache } from '../../application/account/ProfileCache';
import { ProfileRepository } from '../../application/account/ProfileRepository';
import { UserRepository } from '../../application/account/UserRepository';
import { VisitCounter } from '../../application/analytics/VisitCounter';
import { VisitMarker } from '../../application/analytics/VisitMarker';
import { Authentication } from '../../application/auth/Authentication';
import { SavedMarksCache } from '../../application/favourites/SavedMarksCache';
import { ChosenPlace } from '../../application/listings/ChosenPlace';
import { CommuneDirectory } from '../../application/listings/CommuneDirectory';
import { CountedViews } from '../../application/listings/CountedViews';
import { FirstCards } from '../../application/listings/FirstCards';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { ListingViews } from '../../application/listings/ListingViews';
import { PhotoRepository } from '../../application/listings/PhotoRepository';
import { SeenListings } from '../../application/listings/SeenListings';
import { AppConfigurationRepository } from '../../application/maintenance/AppConfigurationRepository';
import { MaintenanceMemory } from '../../application/maintenance/MaintenanceMemory';
import { BackendStatus } from '../../application/resilience/BackendStatus';
import { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import { MessageMails } from '../../application/notifications/MessageMails';
import { OwnSubscriptions } from '../../application/newsletter/OwnSubscriptions';
import { PageReload } from '../../application/resilience/PageReload';
import { Recovery } from '../../application/resilience/Recovery';
import { ReviewRepository } from '../../application/reviews/ReviewRepository';
import { Device } from '../../application/search/Device';
import { Geolocation } from '../../application/search/Geolocation';
import { ListingSearch } from '../../application/search/ListingSearch';
import { RecentSearches } from '../../application/search/RecentSearches';
import type { PageAnswers } from '../../application/shared/PageAnswers';
import { FormDrafts } from '../../application/shared/FormDrafts';
import { Clock } from '../../application/shared/Clock';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { Random } from '../../application/shared/Random';
import { Timers } from '../../application/shared/Timers';
import { ThemePreference } from '../../application/theme/ThemePreference';
import type { AppConfiguration } from '../../domain/maintenance/AppConfiguration';
import { failure } from '../../domain/shared/Result';
import type { Instant } from '../../domain/shared/Instant';
import { AnswerRecorder } from '../../infrastructure/server/AnswerRecorder';
import type { Backend } from '../Backend';
import { bindValue, type Bindings } from '../bind';

/** What a page is rendered from; all of it only reads. */
export interface RenderingPorts {
  readonly listings: Pick<ListingRepository, 'subscribe' | 'subscribeToNewest'>;
  readonly search: ListingSearch;
  readonly profiles: Pick<ProfileRepository, 'subscribe'>;
  readonly reviews: Pick<ReviewRepository, 'about' | 'dealCountsOf'>;
  readonly photos: Pick<PhotoRepository, 'addressOf'>;
  readonly firstCards: FirstCards;
  /** `null`: none is known, and the site counts as open. */
  readonly configuration: AppConfiguration | null;
  readonly now: Instant;
}

const silent = () => () => undefined;
const nobody = () => Promise.reject(new Error('Nobody is here while a page is rendered'));
const nowhere = () => Promise.resolve(failure('unavailable' as const));

export interface Rendering {
  readonly backend: Backend;
  /** What the ports have answered so far. */
  readonly answers: PageAnswers;
  /** Resolves once the ports have answered everything that was asked. */
  settled(): Promise<void>;
  /** Whether they have answered it all, without a failure. */
  isComplete(): boolean;
}

/** What one page is rendered on: ports that read, whose answers are noted, and others that stand still, since nobody is there. */
export function startRendering(ports: RenderingPorts): Rendering {
  const { configuration, firstCards, now, photos } = ports;
  const recorder = new AnswerRecorder();
  const listings = recorder.record(ports.listings);
  const search = recorder.record(ports.search);
  const profiles = recorder.record(ports.profiles);
  const reviews = recorder.record(ports.reviews);
  const eager: Bindings = (options) => {
    bindValue(options, AppConfigurationRepository, { isRemote: false, subscribe: silent, change: nobody });
    bindValue(options, Authentication, { subscribeToUser: silent, signOut: nobody });
    bindValue(options, BackendStatus, { subscribe: silent });
    bindValue(options, Random, { draw: () => 0 });
    bindValue(options, Clock, { now: () => now });
    bindValue(options, Device, { traits: () => ({ userAgent: '', touchPoints: 0, windowWidth: 1280 }) });
    bindValue(options, FirstCards, firstCards);
    bindValue(options, ProfileCache, { current: () => null, save: () => undefined });
    bindValue(options, ListingRepository, {
      subscribe: (id, listener) => listings.subscribe(id, listener),
      subscribeToNewest: (feed, limit, listener) => listings.subscribeToNewest(feed, limit, listener),
      subscribeToOwned: silent,
      ownedBy: nobody,
      change: nobody,
      publish: nobody,
    });
    bindValue(options, MaintenanceMemory, {
      lastKnown: () => configuration,
      remember: () => undefined,
      hasOverride: () => false,
      setOverride: () => undefined,
    });
    bindValue(options, PageReload, { reload: () => undefined, reloadAutomatically: () => false });
    bindValue(options, SavedMarksCache, { read: () => null, write: () => undefined, subscribe: silent });
    bindValue(options, PhotoRepository, {
      addressOf: (photo, rendition) => photos.addressOf(photo, rendition),
      store: nobody,
      remove: nobody,
    });
    bindValue(options, Recovery, { run: () => Promise.resolve(false) });
    bindValue(options, SeenListings, { has: () => false, add: () => undefined });
    bindValue(options, Timers, { after: silent });
    bindValue(options, UserRepository, { subscribe: silent, create: nobody });
    bindValue(options, VisitCounter, { count: nobody, read: nobody });
    bindValue(options, VisitMarker, { claim: () => Promise.resolve(false), release: () => undefined });
    bindValue(options, ThemePreference, { current: () => 'light', change: () => undefined, subscribe: silent });
  };
  const others = new ContainerModule((options) => {
    bindValue(options, ChosenPlace, { current: () => null, choose: () => undefined });
    bindValue(options, CommuneDirectory, { find: nowhere, nearest: nowhere });
    bindValue(options, CountedViews, { isCounted: () => true, markCounted: () => undefined });
    bindValue(options, Geolocation, { locate: nowhere });
    bindValue(options, IdGenerator, { newId: () => '' });
    bindValue(options, ListingSearch, search);
    bindValue(options, ListingViews, { count: nobody, of: nobody });
    bindValue(options, NewsletterRepository, {
      add: nobody,
      remove: nobody,
      confirm: nobody,
      removeAddress: nobody,
      count: nobody,
    });
    bindValue(options, MessageMails, { areSent: false, unsubscribe: nobody });
    bindValue(options, OwnSubscriptions, { all: () => [], add: () => undefined, remove: () => undefined });
    bindValue(options, ProfileRepository, {
      subscribe: (uid, listener) => profiles.subscribe(uid, listener),
      change: nobody,
      remove: nobody,
    });
    bindValue(options, ReviewRepository, {
      about: (uid) => reviews.about(uid),
      dealOf: nobody,
      dealCountsOf: (uid) => reviews.dealCountsOf(uid),
      write: nobody,
      answer: nobody,
    });
    bindValue(options, FormDrafts, { of: () => null, save: () => undefined, clear: () => undefined });
    bindValue(options, RecentSearches, {
      all: () => [],
      remember: () => undefined,
      clear: () => undefined,
      subscribe: silent,
    });
  });
  return {
    backend: { eager: () => eager, lazy: () => Promise.resolve(others) },
    answers: recorder.answers,
    settled: () => recorder.settled(),
    isComplete: () => recorder.isComplete,
  };
}
