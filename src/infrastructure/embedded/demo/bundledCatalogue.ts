import type { DemoCatalogueSource } from './DemoCatalogueImport';
import { withImportLock } from './withImportLock';

/** The demo catalogue that is built with the site, loaded by a dynamic import. */
export function bundledCatalogue(untilIdle: DemoCatalogueSource['untilIdle']): DemoCatalogueSource {
  return { load: async () => (await import('../demoCatalogue.json')).default, untilIdle, withLock: withImportLock };
}
