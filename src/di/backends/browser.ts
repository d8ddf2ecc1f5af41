import { ContainerModule } from 'inversify';
import type { Clock } from '../../application/shared/Clock';
import { BrowserDevice } from '../../infrastructure/browser/device/BrowserDevice';
import { readFirstCards } from '../../infrastructure/browser/page/firstCards';
import { LocalStorageMaintenanceMemory } from '../../infrastructure/browser/storage/LocalStorageMaintenanceMemory';
import { GuardedPageReload } from '../../infrastructure/browser/page/GuardedPageReload';
import { LocalStorageProfileCache } from '../../infrastructure/browser/storage/LocalStorageProfileCache';
import { LocalStoragePendingDeletions } from '../../infrastructure/browser/storage/LocalStoragePendingDeletions';
import { LocalStorageSeenListings } from '../../infrastructure/browser/storage/LocalStorageSeenListings';
import { LocalStorageThemePreference } from '../../infrastructure/browser/storage/LocalStorageThemePreference';
import { LocalStorageVisitMarker } from '../../infrastructure/browser/storage/LocalStorageVisitMarker';
import { PersonStorage } from '../../infrastructure/browser/storage/PersonStorage';
import { SystemRandom } from '../../infrastructure/browser/device/SystemRandom';
import { LocalStorageSavedMarksCache } from '../../infrastructure/browser/storage/LocalStorageSavedMarksCache';
import { SystemClock } from '../../infrastructure/browser/device/SystemClock';
import { SystemTimers } from '../../infrastructure/browser/device/SystemTimers';
import type { Backend } from '../Backend';
import { bindClass } from '../bindClass';
import { ports } from '../tokens';
import { personStorage } from './personStorage';

/** What the browser itself offers, whichever backend holds the data. */
export const browser: Backend = {
  firstPage: new ContainerModule((options) => {
    bindClass(options, personStorage, PersonStorage, []);
    bindClass(options, ports.chance, SystemRandom, []);
    bindClass(options, ports.clock, SystemClock, []);
    bindClass(options, ports.device, BrowserDevice, []);
    options.bind(ports.firstCards).toResolvedValue((clock: Clock) => readFirstCards(clock.now()), [ports.clock]);
    bindClass(options, ports.maintenanceMemory, LocalStorageMaintenanceMemory, []);
    bindClass(options, ports.profileCache, LocalStorageProfileCache, [personStorage]);
    bindClass(options, ports.savedMarksCache, LocalStorageSavedMarksCache, [personStorage]);
    bindClass(options, ports.pendingDeletions, LocalStoragePendingDeletions, []);
    bindClass(options, ports.pageReload, GuardedPageReload, [ports.clock]);
    bindClass(options, ports.seenListings, LocalStorageSeenListings, []);
    bindClass(options, ports.themePreference, LocalStorageThemePreference, []);
    bindClass(options, ports.timers, SystemTimers, []);
    bindClass(options, ports.visitMarker, LocalStorageVisitMarker, []);
  }),
  later: async () => (await import('./browserLater')).browserLaterModule,
};
