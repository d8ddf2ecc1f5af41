import { type CommuneFileLoader, StaticCommuneDirectory } from '../../infrastructure/communes/StaticCommuneDirectory';
import catalogue from '../../infrastructure/embedded/demoCatalogue.json';
import { demoPhotoAddress } from '../../infrastructure/embedded/listings/demoPhotoAddress';
import { demoSite, type DemoSite } from '../../infrastructure/embedded/rendering/DemoSite';
import { HOUR } from '../../domain/shared/Instant';
import type { SiteSource } from '../siteServer';

/** The embedded site as its server knows it: the demo catalogue, and nothing of what people have stored in their browsers. */
export function demoSource(clock: () => number, readCommunes: CommuneFileLoader): SiteSource {
  let site: DemoSite;
  let hour = -Infinity;
  // Dated again each hour, as `listingOfDemo` does in browsers.
  const current = () => {
    const now = clock();
    if (Math.floor(now / HOUR) !== hour) {
      site = demoSite(catalogue, now);
      hour = Math.floor(now / HOUR);
    }
    return site;
  };
  return {
    ports: () => {
      const { listings, profiles, reviews, search } = current();
      return Promise.resolve({
        listings,
        profiles,
        reviews,
        search,
        photos: { addressOf: ({ url = '' }, rendition) => demoPhotoAddress(url, rendition) },
        firstCards: [],
        configuration: null,
        now: clock(),
      });
    },
    inventory: {
      days: () => current().inventory.days(),
      publishedOn: (day) => current().inventory.publishedOn(day),
      wasDeleted: (id) => current().inventory.wasDeleted(id),
    },
    communes: new StaticCommuneDirectory(readCommunes),
    knowsAll: false,
  };
}
