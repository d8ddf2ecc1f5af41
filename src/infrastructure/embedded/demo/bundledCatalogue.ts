import type { DemoCatalogueSource } from './DemoCatalogueImport';
import { withImportLock } from './withImportLock';

/** The demo catalogue that is built with the site, loaded by a dynamic import. */
export function bundledCatalogue(page: Pick<DemoCatalogueSource, 'untilIdle' | 'untilWanted'>): DemoCatalogueSource {
  return { ...page, load: async () => (await import('../demoCatalogue.json')).default, withLock: withImportLock };
}
