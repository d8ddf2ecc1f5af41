import type { DemoListing } from '../../../src/infrastructure/embedded/demo/DemoListing';
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
