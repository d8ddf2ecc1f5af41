import type { DemoCatalogueSource } from './DemoCatalogueSource';

/** The demo catalogue that is built with the site, loaded by dynamic imports. */
export function bundledCatalogue(page: Pick<DemoCatalogueSource, 'untilIdle' | 'untilWanted'>): DemoCatalogueSource {
  return {
    ...page,
    untilOnline: () => new Promise((resolve) => addEventListener('online', () => resolve(), { once: true })),
    load: async () => (await import('../demoCatalogue.json')).default,
  };
}
