import 'fake-indexeddb/auto';
import { embeddedListings } from '../../support/embedded/embeddedBackends';
import { describeListingChanges } from '../listingChangesContract';
import { describeRelisting } from '../relistingContract';
import { describeListingRepository } from '../listingRepositoryContract';

describeListingRepository('EmbeddedListingRepository', embeddedListings);
describeListingChanges('EmbeddedListingRepository', embeddedListings);
describeRelisting('EmbeddedListingRepository', embeddedListings);
