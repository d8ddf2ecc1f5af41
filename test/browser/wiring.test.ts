import { describe, expect, test } from 'vitest';
import { browser } from '../../src/di/backends/browser';
import { embeddedBackend } from '../../src/di/backends/embedded';
import { firebaseBackend } from '../../src/di/backends/firebase';
import type { Token } from '../../src/application/shared/token';
import { createViewModelSource, wire } from '../../src/di/container';
import type { ViewModelKey } from '../../src/presentation/shared/viewModelKey';
import { newsletterViewModel } from '../../src/presentation/newsletter/viewModels';

const keys = Object.values(
  import.meta.glob<Record<string, ViewModelKey<unknown>>>('../../src/presentation/*/viewModels.ts', { eager: true }),
).flatMap((module) => Object.values(module));
const configuration = {
  apiKey: 'demo',
  authDomain: '',
  projectId: 'demo-wiring',
  storageBucket: 'demo-wiring',
  appId: '1:0:web:0',
};
const embedded = wire(browser, embeddedBackend);
const firebase = wire(browser, firebaseBackend(configuration));
const ports = Object.values(
  import.meta.glob<Record<string, unknown>>('../../src/application/**/*.ts', { eager: true }),
).flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, Token<unknown>] => typeof entry[1] === 'symbol'),
);

/** The adapter of each port: one for both backends, or one in this browser and one on Firebase. */
const adapters: Readonly<Record<string, string | readonly [embedded: string, firebase: string]>> = {
  AlertSearch: ['EmbeddedListingSearch', 'FirestoreListingSearch'],
  AppConfigurationRepository: ['EmbeddedAppConfigurationRepository', 'FirestoreAppConfigurationRepository'],
  ArchiveDownload: 'ZipDownload',
  Authentication: ['EmbeddedAuthentication', 'FirebaseAuthentication'],
  BackendStatus: ['EmbeddedBackendStatus', 'FirebaseBackendStatus'],
  BlockRepository: ['EmbeddedBlockRepository', 'FirestoreBlockRepository'],
  ChosenPlace: 'LocalStorageChosenPlace',
  Clock: 'SystemClock',
  CommuneDirectory: 'StaticCommuneDirectory',
  ContactDrafts: 'LocalStorageContactDrafts',
  ContactMessageRepository: ['EmbeddedContactMessageRepository', 'FirestoreContactMessageRepository'],
  ConversationRepository: ['EmbeddedConversationRepository', 'FirestoreConversationRepository'],
  CountedViews: 'LocalStorageCountedViews',
  DemoSignIn: ['EmbeddedDemoSignIn', 'Object'],
  Device: 'BrowserDevice',
  EmailSignIn: ['EmbeddedEmailSignIn', 'FirebaseEmailSignIn'],
  FavouriteRepository: ['EmbeddedFavouriteRepository', 'FirestoreFavouriteRepository'],
  FirstCards: 'Array',
  FormDrafts: 'LocalStorageFormDrafts',
  Geolocation: 'BrowserGeolocation',
  GoogleSignIn: ['EmbeddedGoogleSignIn', 'FirebaseGoogleSignIn'],
  GuestSavedItems: 'Object',
  HiddenSellers: ['EmbeddedHiddenSellers', 'FirestoreHiddenSellers'],
  IdGenerator: 'RandomIdGenerator',
  IdentityDeletion: ['EmbeddedIdentityDeletion', 'FirebaseIdentityDeletion'],
  ListingBuyers: ['EmbeddedListingBuyers', 'FirestoreListingBuyers'],
  ListingRepository: ['EmbeddedListingRepository', 'FirestoreListingRepository'],
  ListingSearch: ['EmbeddedListingSearch', 'FirestoreListingSearch'],
  ListingViews: ['EmbeddedListingViews', 'FirestoreListingViews'],
  MaintenanceMemory: 'LocalStorageMaintenanceMemory',
  MessageDrafts: 'LocalStorageMessageDrafts',
  MessageOutbox: 'LocalStorageMessageOutbox',
  NewsletterRepository: ['EmbeddedNewsletterRepository', 'FirestoreNewsletterRepository'],
  Notifier: 'BrowserNotifier',
  OwnEmail: ['EmbeddedOwnEmail', 'FirebaseOwnEmail'],
  OwnIdentity: ['EmbeddedOwnIdentity', 'FirebaseOwnIdentity'],
  PageReload: 'GuardedPageReload',
  ParticipantAnonymiser: ['EmbeddedParticipantAnonymiser', 'FirestoreParticipantAnonymiser'],
  PendingDeletions: 'LocalStoragePendingDeletions',
  PersonalTraces: 'BrowserTraces',
  PhoneChange: ['EmbeddedPhoneChange', 'FirebasePhoneChange'],
  PhoneSignIn: ['EmbeddedPhoneSignIn', 'FirebasePhoneSignIn'],
  PhotoPreparation: 'WorkerPhotoPreparation',
  PhotoRepository: ['EmbeddedPhotoRepository', 'FirebasePhotoRepository'],
  PhotoUploadQueue: 'IndexedDbPhotoUploadQueue',
  PostingDrafts: 'LocalStoragePostingDrafts',
  PreferencesRepository: ['EmbeddedPreferencesRepository', 'FirestorePreferencesRepository'],
  ProfileCache: 'LocalStorageProfileCache',
  ProfileRepository: ['EmbeddedProfileRepository', 'FirestoreProfileRepository'],
  Random: 'SystemRandom',
  Reauthentication: ['EmbeddedReauthentication', 'FirebaseReauthentication'],
  RecentSearches: 'LocalStorageRecentSearches',
  Recovery: ['EmbeddedRecovery', 'FirebaseRecovery'],
  ReportRepository: ['EmbeddedReportRepository', 'FirestoreReportRepository'],
  SavedMarksCache: 'LocalStorageSavedMarksCache',
  SavedSearchRepository: ['EmbeddedSavedSearchRepository', 'FirestoreSavedSearchRepository'],
  SecondFactorEnrolment: ['EmbeddedSecondFactorEnrolment', 'FirebaseSecondFactorEnrolment'],
  SeenListings: 'LocalStorageSeenListings',
  Session: 'ProfileSession',
  ThemePreference: 'LocalStorageThemePreference',
  Timers: 'SystemTimers',
  UserRepository: ['EmbeddedUserRepository', 'FirestoreUserRepository'],
  VisitCounter: ['EmbeddedVisitCounter', 'FirestoreVisitCounter'],
  VisitMarker: 'LocalStorageVisitMarker',
  VoiceSearch: 'BrowserVoiceSearch',
};

describe.each([
  ['in this browser', 0, embedded],
  ['on Firebase', 1, firebase],
])('the container of the site %s', (_where, side, { resolvePort, viewModels }) => {
  test('the container knows an adapter for every port', () => {
    expect(ports.map(([name]) => name).toSorted()).toEqual(Object.keys(adapters).toSorted());
  });

  test.each(ports)('the container resolves %s to its own adapter', async (name, port) => {
    const expected = adapters[name];
    const adapter = await resolvePort(port);
    expect(classOf(adapter)).toBe(typeof expected === 'string' ? expected : expected?.[side]);
  });

  test.each(keys)('the container makes $name in its scope', async (key) => {
    const create = await viewModels.factoryOf(key);
    const [one, other] = [create(), create()];
    expect(one).toBeTypeOf('object');
    expect(one === other).toBe(key.scope === 'site');
  });
});

describe('the container', () => {
  test('all callers that wait for an area get the same promise', () => {
    const fresh = createViewModelSource(browser, embeddedBackend);
    expect(fresh.factoryOf(newsletterViewModel)).toBe(fresh.factoryOf(newsletterViewModel));
  });

  test('an area whose code could not be loaded is loaded again', async () => {
    let attempts = 0;
    const lazy = () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('offline')) : embeddedBackend.lazy();
    };
    const flaky = createViewModelSource(browser, { ...embeddedBackend, lazy });
    await expect(flaky.factoryOf(newsletterViewModel)).rejects.toThrow('offline');
    expect((await flaky.factoryOf(newsletterViewModel))()).toBeTypeOf('object');
  });
});

function classOf(adapter: unknown): string {
  return typeof adapter === 'object' && adapter !== null ? adapter.constructor.name : typeof adapter;
}
