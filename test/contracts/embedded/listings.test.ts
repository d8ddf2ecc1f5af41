import 'fake-indexeddb/auto';
import { embeddedListings } from '../../support/embedded/embeddedBackends';
import { describeListingChanges } from '../listingChangesContract';
import { describeListingRepository } from '../listingRepositoryContract';

describeListingRepository('EmbeddedListingRepository', embeddedListings);
describeListingChanges('EmbeddedListingRepository', embeddedListings);
