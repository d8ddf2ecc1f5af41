import 'fake-indexeddb/auto';
import { embeddedSearch } from '../support/embeddedSearch';
import { describeListingSearch } from './listingSearchContract';

describeListingSearch('EmbeddedListingSearch', () => embeddedSearch());
