import { describe, expect, test } from 'vitest';
import { browser } from '../../src/di/backends/browser';
import { embeddedBackend } from '../../src/di/backends/embedded';
import { firebaseBackend } from '../../src/di/backends/firebase';
import type { Token } from '../../src/application/shared/token';
import { createViewModelSource, wire } from '../../src/di/container';
import type { ViewModelKey } from '../../src/presentation/shared/viewModelKey';
import { appointmentViewModel } from '../../src/presentation/messaging/appointments/viewModels';
import { threadViewModel } from '../../src/presentation/messaging/thread/viewModels';
import { newsletterViewModel } from '../../src/presentation/newsletter/viewModels';
import { eventually } from '../support/time/eventually';

const keys = Object.values(
  import.meta.glob<Record<string, ViewModelKey<unknown>>>('../../src/presentation/**/viewModels.ts', { eager: true }),
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

/** The class that a port is bound to on both backends, or on each; any other is `Embedded…` and `Firebase…` or `Firestore…`. */
const classes: Readonly<Record<string, string | readonly [embedded: string, firebase: string]>> = {
  AlertSearch: ['EmbeddedListingSearch', 'FirestoreListingSearch'],
  ArchiveDownload: 'ZipDownload',
  Authentication: ['EmbeddedAuthentication', 'AuthenticationWithPushes'],
  AwaitedCodeStore: 'SessionStorageAwaitedCode',
  BrowserPush: 'ServiceWorkerPush',
  ChosenPlace: 'LocalStorageChosenPlace',
  Clock: 'SystemClock',
  CommuneDirectory: 'StaticCommuneDirectory',
  ContactDrafts: 'LocalStorageContactDrafts',
  CountedViews: 'LocalStorageCountedViews',
  DemoSignIn: ['EmbeddedDemoSignIn', 'Object'],
  Device: 'BrowserDevice',
  FirstCards: 'Array',
  FormDrafts: 'LocalStorageFormDrafts',
  Geolocation: 'BrowserGeolocation',
  GuestSavedItems: 'Object',
  IdGenerator: 'RandomIdGenerator',
  MapData: 'StaticMapData',
  MaintenanceMemory: 'LocalStorageMaintenanceMemory',
  MessageDrafts: 'LocalStorageMessageDrafts',
  MessageOutbox: 'LocalStorageMessageOutbox',
  Notifier: 'BrowserNotifier',
  OwnSubscriptions: 'LocalStorageOwnSubscriptions',
  PageReload: 'GuardedPageReload',
  PendingDeletions: 'LocalStoragePendingDeletions',
  PersonalTraces: 'BrowserTraces',
  PhotoPreparation: 'WorkerPhotoPreparation',
  PhotoUploadQueue: 'IndexedDbPhotoUploadQueue',
  PickedFiles: 'IndexedDbPickedFiles',
  RemovedPhotos: 'LocalStorageRemovedPhotos',
  PostingDrafts: 'LocalStoragePostingDrafts',
  ProfileCache: 'LocalStorageProfileCache',
  PublicationQueue: 'LocalStoragePublicationQueue',
  Random: 'SystemRandom',
  RecentSearches: 'LocalStorageRecentSearches',
  SavedMarksCache: 'LocalStorageSavedMarksCache',
  SeenListings: 'LocalStorageSeenListings',
  Session: 'ProfileSession',
  Sha256: 'function',
  ShortcutPreference: 'BrowserShortcutPreference',
  SiteInstallation: 'BrowserSiteInstallation',
  TextDownload: 'BlobDownload',
  ThemePreference: 'LocalStorageThemePreference',
  Timers: 'SystemTimers',
  VisitMarker: 'LocalStorageVisitMarker',
  VoiceSearch: 'BrowserVoiceSearch',
};

describe.each([
  ['in this browser', 0, embedded],
  ['on Firebase', 1, firebase],
])('the container of the site %s', (_where, side, { resolvePort, viewModels }) => {
  test.each(ports)('the container resolves %s to its own adapter', async (name, port) => {
    const adapter = await resolvePort(port);
    expect(classesOf(name, side)).toContain(classOf(adapter));
  });

  test.each(keys)('the container makes $name in its scope', async (key) => {
    const create = await viewModels.factoryOf(key);
    const [one, other] = [create(), create()];
    expect(one).toBeTypeOf('object');
    expect(one === other).toBe(key.scope === 'site');
  });
});

describe('the container', () => {
  test.each(keys)('the container makes $name in this browser before any other area is loaded', async (key) => {
    expect((await createViewModelSource(browser, embeddedBackend).factoryOf(key))()).toBeTypeOf('object');
  });

  test('all callers that wait for an area get the same promise', () => {
    const fresh = createViewModelSource(browser, embeddedBackend);
    expect(fresh.factoryOf(newsletterViewModel)).toBe(fresh.factoryOf(newsletterViewModel));
  });

  test('a view-model of an area that is loaded does not suspend the screen that first asks for it', async () => {
    const fresh = createViewModelSource(browser, embeddedBackend);
    await fresh.factoryOf(threadViewModel);
    const factory = fresh.factoryOf(appointmentViewModel);
    expect(factory).toMatchObject({ status: 'fulfilled', value: await factory });
    expect(fresh.factoryOf(appointmentViewModel)).toBe(factory);
  });

  test('an area whose code could not be loaded is loaded again', async () => {
    let attempts = 0;
    const lazy = () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('offline')) : embeddedBackend.lazy();
    };
    const flaky = createViewModelSource(browser, { ...embeddedBackend, lazy });
    await expect(flaky.factoryOf(newsletterViewModel)).rejects.toThrow('offline');
    const again = await eventually(() => flaky.factoryOf(newsletterViewModel));
    expect(again()).toBeTypeOf('object');
  });
});

function classesOf(port: string, side: number): readonly string[] {
  const own = classes[port];
  if (own !== undefined) return [typeof own === 'string' ? own : (own[side] ?? '')];
  return side === 0 ? [`Embedded${port}`] : [`Firebase${port}`, `Firestore${port}`];
}

function classOf(adapter: unknown): string {
  return typeof adapter === 'object' && adapter !== null ? adapter.constructor.name : typeof adapter;
}
