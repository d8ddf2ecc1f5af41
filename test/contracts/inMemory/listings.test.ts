import { NOON } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';
import { InMemoryListingRepository } from '../../support/inMemory/InMemoryListingRepository';
import { InMemoryPhotoRepository } from '../../support/inMemory/InMemoryPhotoRepository';
import { InMemoryUserRepository } from '../../support/inMemory/InMemoryUserRepository';
import { describeListingChanges } from '../listingChangesContract';
import { describeListingRepository, type ListingBackend } from '../listingRepositoryContract';
import { describePhotoRepository } from '../photoRepositoryContract';

function inMemoryListings(): ListingBackend {
  const users = new InMemoryUserRepository(aProfile({ uid: 'claire', displayName: 'Claire' }));
  const tab = new InMemoryListingRepository([], users);
  return {
    tab,
    otherTab: tab,
    now: NOON,
    given: async (listings) => listings.forEach((listing) => tab.store(listing)),
    freeListingsCountOf: async (uid) => users.of(uid)?.freeListingsCount ?? NaN,
  };
}

describeListingRepository('InMemoryListingRepository', inMemoryListings);
describeListingChanges('InMemoryListingRepository', inMemoryListings);
describePhotoRepository('InMemoryPhotoRepository', () => {
  const listings = new InMemoryListingRepository();
  return { listings, photos: new InMemoryPhotoRepository(listings) };
});
