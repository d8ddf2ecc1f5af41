import { ContainerModule } from 'inversify';
import type { Clock } from '../../application/shared/Clock';
import { BrowserDevice } from '../../infrastructure/browser/BrowserDevice';
import { readFirstCards } from '../../infrastructure/browser/firstCards';
import { LocalStorageMaintenanceMemory } from '../../infrastructure/browser/LocalStorageMaintenanceMemory';
import { GuardedPageReload } from '../../infrastructure/browser/GuardedPageReload';
import { LocalStorageKeptProfile } from '../../infrastructure/browser/LocalStorageKeptProfile';
import { LocalStoragePendingRemovals } from '../../infrastructure/browser/LocalStoragePendingRemovals';
import { LocalStorageSeenListings } from '../../infrastructure/browser/LocalStorageSeenListings';
import { LocalStorageThemePreference } from '../../infrastructure/browser/LocalStorageThemePreference';
import { LocalStorageVisitMarker } from '../../infrastructure/browser/LocalStorageVisitMarker';
import { PersonStorage } from '../../infrastructure/browser/PersonStorage';
import { SystemChance } from '../../infrastructure/browser/SystemChance';
import { LocalStoragePersonalMarks } from '../../infrastructure/browser/LocalStoragePersonalMarks';
import { SystemClock } from '../../infrastructure/browser/SystemClock';
import { SystemTimers } from '../../infrastructure/browser/SystemTimers';
import type { Backend } from '../Backend';
import { bindClass } from '../bindClass';
import { ports } from '../tokens';
import { personStorage } from './personStorage';

/** What the browser itself offers, whichever backend holds the data. */
export const browser: Backend = {
  firstPage: new ContainerModule((options) => {
    bindClass(options, personStorage, PersonStorage, []);
    bindClass(options, ports.chance, SystemChance, []);
    bindClass(options, ports.clock, SystemClock, []);
    bindClass(options, ports.device, BrowserDevice, []);
    options.bind(ports.firstCards).toResolvedValue((clock: Clock) => readFirstCards(clock.now()), [ports.clock]);
    bindClass(options, ports.maintenanceMemory, LocalStorageMaintenanceMemory, []);
    bindClass(options, ports.keptProfile, LocalStorageKeptProfile, [personStorage]);
    bindClass(options, ports.personalMarks, LocalStoragePersonalMarks, [personStorage]);
    bindClass(options, ports.pendingRemovals, LocalStoragePendingRemovals, []);
    bindClass(options, ports.pageReload, GuardedPageReload, [ports.clock]);
    bindClass(options, ports.seenListings, LocalStorageSeenListings, []);
    bindClass(options, ports.themePreference, LocalStorageThemePreference, []);
    bindClass(options, ports.timers, SystemTimers, []);
    bindClass(options, ports.visitMarker, LocalStorageVisitMarker, []);
  }),
  later: async () => (await import('./browserLater')).browserLaterModule,
};
