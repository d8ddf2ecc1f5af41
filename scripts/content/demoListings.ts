import catalogue from '../../src/infrastructure/embedded/demoCatalogue.json';
import { listingOfDemo, type DemoListing } from '../../src/infrastructure/embedded/demo/DemoListing';
import type { Listing } from '../../src/domain/listings/Listing';
import type { Instant } from '../../src/domain/shared/Instant';

/** The listings of the demo catalogue, with dates that give each its stated age at `now`. */
export function demoListings(now: Instant): readonly Listing[] {
  return catalogue.map((listing: DemoListing) => listingOfDemo(listing, now));
}
