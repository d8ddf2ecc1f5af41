import 'fake-indexeddb/auto';
import { embeddedSearch } from '../../support/embedded/embeddedSearch';
import { describeListingSearch } from '../search/listingSearchContract';

describeListingSearch('EmbeddedListingSearch', () => embeddedSearch());
