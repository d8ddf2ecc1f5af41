import type { DemoListing } from '../../../src/infrastructure/embedded/demo/DemoListing';
import type { DemoCatalogueSource } from '../../../src/infrastructure/embedded/demo/DemoCatalogueSource';
import { aListing } from '../builders/aListing';

/** So many demo listings, one a minute, the newest first. */
export function aDemoCatalogue(count: number): readonly DemoListing[] {
  const { seller, kind, categoryId, description, price, fields, location, photos, handover } = aListing();
  return Array.from({ length: count }, (_, index) => ({
    id: `demo-${index}`,
    ownerId: 'demo-camille',
    title: `Vélo ${index}`,
    ageInMinutes: index + 1,
    seller,
    kind,
    categoryId,
    description,
    price,
    fields,
    location,
    photos,
    handover,
  }));
}

/** A source of which everything is at hand at once. The network never comes back. */
export function aDemoSource(
  catalogue: readonly DemoListing[],
  changes: Partial<DemoCatalogueSource> = {},
): DemoCatalogueSource {
  return {
    load: () => Promise.resolve(catalogue),
    untilIdle: () => Promise.resolve(),
    untilWanted: () => Promise.resolve(),
    untilOnline: () => new Promise(() => undefined),
    ...changes,
  };
}
