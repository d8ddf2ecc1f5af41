import { ContainerModule } from 'inversify';
import type { Clock } from '../../application/shared/Clock';
import { BrowserDevice } from '../../infrastructure/browser/BrowserDevice';
import { readFirstCards } from '../../infrastructure/browser/firstCards';
import { LocalStorageSeenListings } from '../../infrastructure/browser/LocalStorageSeenListings';
import { LocalStorageThemePreference } from '../../infrastructure/browser/LocalStorageThemePreference';
import { SystemClock } from '../../infrastructure/browser/SystemClock';
import { SystemTimers } from '../../infrastructure/browser/SystemTimers';
import type { Backend } from '../Backend';
import { bindClass } from '../bindClass';
import { ports } from '../tokens';

/** What the browser itself offers, whichever backend holds the data. */
export const browser: Backend = {
  firstPage: new ContainerModule((options) => {
    bindClass(options, ports.clock, SystemClock, []);
    bindClass(options, ports.device, BrowserDevice, []);
    options.bind(ports.firstCards).toResolvedValue((clock: Clock) => readFirstCards(clock.now()), [ports.clock]);
    bindClass(options, ports.seenListings, LocalStorageSeenListings, []);
    bindClass(options, ports.themePreference, LocalStorageThemePreference, []);
    bindClass(options, ports.timers, SystemTimers, []);
  }),
  later: async () => (await import('./browserLater')).browserLaterModule,
};
