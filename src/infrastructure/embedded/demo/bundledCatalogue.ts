import type { DemoCatalogueSource } from './DemoCatalogueImport';
import { withImportLock } from './withImportLock';

/** The demo catalogue that comes with the site; fetched only once the page can spare a moment. */
export function bundledCatalogue(untilIdle: DemoCatalogueSource['untilIdle']): DemoCatalogueSource {
  return { load: async () => (await import('../demoCatalogue.json')).default, untilIdle, alone: withImportLock };
}
