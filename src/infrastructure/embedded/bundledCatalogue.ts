import { afterFirstPaint } from './afterFirstPaint';
import type { DemoCatalogueSource } from './DemoCatalogueImport';
import { withImportLock } from './withImportLock';

/** The demo catalogue that comes with the site; fetched only once the first page has been painted. */
export const bundledCatalogue: DemoCatalogueSource = {
  load: async () => (await import('./demoCatalogue.json')).default,
  untilIdle: afterFirstPaint,
  alone: withImportLock,
};
