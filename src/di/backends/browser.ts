import { ProfileCache } from '../../application/account/ProfileCache';
import { VisitMarker } from '../../application/analytics/VisitMarker';
import { SavedMarksCache } from '../../application/favourites/SavedMarksCache';
import { FirstCards } from '../../application/listings/FirstCards';
import { SeenListings } from '../../application/listings/SeenListings';
import { MaintenanceMemory } from '../../application/maintenance/MaintenanceMemory';
import { PageReload } from '../../application/resilience/PageReload';
import { Device } from '../../application/search/Device';
import { Clock } from '../../application/shared/Clock';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { Random } from '../../application/shared/Random';
import { Timers } from '../../application/shared/Timers';
import { ThemePreference } from '../../application/theme/ThemePreference';
import { BrowserDevice } from '../../infrastructure/browser/device/BrowserDevice';
import { RandomIdGenerator } from '../../infrastructure/browser/device/RandomIdGenerator';
import { SystemClock } from '../../infrastructure/browser/device/SystemClock';
import { SystemRandom } from '../../infrastructure/browser/device/SystemRandom';
import { SystemTimers } from '../../infrastructure/browser/device/SystemTimers';
import { readFirstCards } from '../../infrastructure/browser/page/firstCards';
import { GuardedPageReload } from '../../infrastructure/browser/page/GuardedPageReload';
import { LocalStorageMaintenanceMemory } from '../../infrastructure/browser/storage/LocalStorageMaintenanceMemory';
import { LocalStorageProfileCache } from '../../infrastructure/browser/storage/LocalStorageProfileCache';
import { LocalStorageSavedMarksCache } from '../../infrastructure/browser/storage/LocalStorageSavedMarksCache';
import { LocalStorageSeenListings } from '../../infrastructure/browser/storage/LocalStorageSeenListings';
import { LocalStorageThemePreference } from '../../infrastructure/browser/storage/LocalStorageThemePreference';
import { LocalStorageVisitMarker } from '../../infrastructure/browser/storage/LocalStorageVisitMarker';
import { PersonStorage } from '../../infrastructure/browser/storage/PersonStorage';
import type { Backend } from '../Backend';
import { bindClass, bindFactory } from '../bind';
import { personStorage } from './personStorage';

/** What the browser itself offers, whichever backend holds the data. */
export const browser: Backend = {
  eager: () => (options) => {
    bindClass(options, personStorage, PersonStorage, []);
    bindClass(options, Random, SystemRandom, []);
    bindClass(options, Clock, SystemClock, []);
    bindClass(options, Device, BrowserDevice, []);
    bindClass(options, IdGenerator, RandomIdGenerator, []);
    bindFactory(options, FirstCards, (clock: Clock) => readFirstCards(clock.now()), [Clock]);
    bindClass(options, MaintenanceMemory, LocalStorageMaintenanceMemory, []);
    bindClass(options, ProfileCache, LocalStorageProfileCache, [personStorage]);
    bindClass(options, SavedMarksCache, LocalStorageSavedMarksCache, [personStorage]);
    bindClass(options, PageReload, GuardedPageReload, [Clock]);
    bindClass(options, SeenListings, LocalStorageSeenListings, []);
    bindClass(options, ThemePreference, LocalStorageThemePreference, []);
    bindClass(options, Timers, SystemTimers, []);
    bindClass(options, VisitMarker, LocalStorageVisitMarker, []);
  },
  listing: async () => (await import('./browserListing')).browserListing,
  lazy: async () => (await import('./browserLazy')).browserLazyModule,
};
