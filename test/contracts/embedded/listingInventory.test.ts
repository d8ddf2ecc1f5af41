import { MINUTE } from '../../../src/domain/shared/Instant';
import { demoSite } from '../../../src/infrastructure/embedded/rendering/DemoSite';
import { NOON } from '../../support/builders/aListing';
import { describeListingInventory } from '../listings/listingInventoryContract';

describeListingInventory('DemoSite', {
  having: (listings) =>
    Promise.resolve(
      demoSite(
        listings.map((listing) => ({ ...listing, ageInMinutes: (NOON - listing.publishedAt) / MINUTE })),
        NOON,
      ).inventory,
    ),
});
