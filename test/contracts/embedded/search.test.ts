import 'fake-indexeddb/auto';
import { embeddedSearch } from '../../support/embedded/embeddedSearch';
import { describeListingSearch } from '../listingSearchContract';

describeListingSearch('EmbeddedListingSearch', () => embeddedSearch());
