import 'fake-indexeddb/auto';
import { embeddedListings } from '../support/embeddedBackends';
import { describeListingRepository } from './listingRepositoryContract';

describeListingRepository('EmbeddedListingRepository', embeddedListings);
