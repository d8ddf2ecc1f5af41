import catalogue from '../../src/infrastructure/embedded/demoCatalogue.json';
import type { DemoListing } from '../../src/infrastructure/embedded/demo/DemoListing';
import type { Listing } from '../../src/domain/listings/Listing';
import { expiryOf } from '../../src/domain/listings/lifecycle/lifetime';
import { MINUTE, type Instant } from '../../src/domain/shared/Instant';

/** The listings of the demo catalogue, with dates that give each its stated age at `now`. */
export function demoListings(now: Instant): readonly Listing[] {
  return catalogue.map((listing: DemoListing) => listingAt(now, listing));
}

function listingAt(now: Instant, { ageInMinutes, ...listing }: DemoListing): Listing {
  const publishedAt = now - ageInMinutes * MINUTE;
  return { ...listing, state: 'online', publishedAt, updatedAt: publishedAt, expiresAt: expiryOf(publishedAt) };
}
