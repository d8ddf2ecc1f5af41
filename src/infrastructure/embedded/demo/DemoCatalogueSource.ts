import type { DemoListing } from './DemoListing';

export interface DemoCatalogueSource {
  load(): Promise<readonly DemoListing[]>;
  /** Resolves when the page is idle. */
  untilIdle(): Promise<void>;
  /** Resolves when the page needs more listings than it has brought. */
  untilWanted(): Promise<void>;
  /** Resolves when the browser is connected to a network again. */
  untilOnline(): Promise<void>;
}
