import { fieldsOf } from '../../support/builders/fieldsOf';
import { NOON } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';
import { InMemoryCountedViews } from '../../support/inMemory/listings/InMemoryCountedViews';
import { InMemoryEndedListings } from '../../support/inMemory/listings/InMemoryEndedListings';
import { InMemoryListingBuyers } from '../../support/inMemory/listings/InMemoryListingBuyers';
import { InMemoryListingRepository } from '../../support/inMemory/listings/InMemoryListingRepository';
import { InMemoryListingViews } from '../../support/inMemory/listings/InMemoryListingViews';
import { InMemoryPhotoRepository } from '../../support/inMemory/listings/InMemoryPhotoRepository';
import { InMemoryPublicationQueue } from '../../support/inMemory/listings/InMemoryPublicationQueue';
import { InMemoryUserRepository } from '../../support/inMemory/account/InMemoryUserRepository';
import { describeCountedViews } from '../listings/countedViewsContract';
import { describeListingBuyers } from '../listings/listingBuyersContract';
import { describeListingChanges } from '../listings/listingChangesContract';
import { describeEndedListings } from '../listings/endedListingsContract';
import { describeFormerPrices } from '../listings/formerPricesContract';
import { describeListingCount } from '../listings/listingCountContract';
import { describeRelisting } from '../listings/relistingContract';
import { describeListingRepository, type ListingBackend } from '../listings/listingRepositoryContract';
import { describeListingViews } from '../listings/listingViewsContract';
import { describePhotoRepository } from '../listings/photoRepositoryContract';
import { describePublicationQueue } from '../listings/publicationQueueContract';

const claire = { uid: 'claire', displayName: 'Claire' };

function inMemoryListings(): ListingBackend {
  const users = new InMemoryUserRepository(aProfile(claire), aProfile({ uid: 'karim', displayName: 'Karim' }));
  const tab = new InMemoryListingRepository([], users);
  return {
    tab,
    otherTab: tab,
    now: NOON,
    given: async (listings) => {
      for (const listing of listings) await tab.publish(listing);
    },
    storedFieldsOf: async (id) => fieldsOf(tab.stored(id) ?? tab.tombstone(id)),
    freeListingsCountOf: async (uid) => users.of(uid)?.freeListingsCount ?? NaN,
    giveCount: async (freeListingsCount) => users.store({ ...aProfile(claire), freeListingsCount }),
    giveRate: async (rate) => tab.giveRate('claire', rate),
    users,
    removeAccount: async () => users.remove('claire'),
  };
}

describeListingRepository('InMemoryListingRepository', inMemoryListings);
describeListingChanges('InMemoryListingRepository', inMemoryListings);
describeListingCount('InMemoryListingRepository', inMemoryListings);
describeFormerPrices('InMemoryListingRepository', inMemoryListings);
describeRelisting('InMemoryListingRepository', inMemoryListings);
describePhotoRepository('InMemoryPhotoRepository', () => {
  const listings = new InMemoryListingRepository();
  return { listings, photos: new InMemoryPhotoRepository(listings) };
});
describeListingViews('InMemoryListingViews', () => {
  const tab = new InMemoryListingViews();
  return { tab, otherTab: tab };
});
describeCountedViews('InMemoryCountedViews', () => new InMemoryCountedViews());
describeListingBuyers('InMemoryListingBuyers', () => {
  const buyers = new InMemoryListingBuyers();
  return { claire: buyers, karim: buyers, lina: buyers };
});
describeEndedListings('InMemoryEndedListings', async () => {
  const ended = new InMemoryEndedListings();
  return {
    ended,
    given: async (listings) => {
      for (const listing of listings) ended.store(listing);
    },
    giveCount: async (uid, count) => void ended.counts.set(uid, count),
    stored: async (id) => ended.listings.get(id) ?? null,
    cards: async () => [...ended.cards].toSorted(),
    countOf: async (uid) => ended.counts.get(uid) ?? null,
  };
});

describePublicationQueue('InMemoryPublicationQueue', () => {
  const tab = new InMemoryPublicationQueue();
  const otherTab = tab.inOtherTab();
  return { tab, otherTab, inOtherTab: (work) => work(otherTab) };
});
