import 'fake-indexeddb/auto';
import { embeddedListings } from '../../support/embedded/embeddedBackends';
import { describeListingChanges } from '../listings/listingChangesContract';
import { describeFormerPrices } from '../listings/formerPricesContract';
import { describeListingCount } from '../listings/listingCountContract';
import { describeRelisting } from '../listings/relistingContract';
import { describeListingRepository } from '../listings/listingRepositoryContract';

describeListingRepository('EmbeddedListingRepository', embeddedListings);
describeListingChanges('EmbeddedListingRepository', embeddedListings);
describeListingCount('EmbeddedListingRepository', embeddedListings);
describeFormerPrices('EmbeddedListingRepository', embeddedListings);
describeRelisting('EmbeddedListingRepository', embeddedListings);
