import 'fake-indexeddb/auto';
import { EmbeddedListingDeals } from '../../src/infrastructure/embedded/EmbeddedListingDeals';
import { embeddedTabs } from '../support/embeddedTabs';
import { describeListingDeals } from './listingDealsContract';

describeListingDeals('EmbeddedListingDeals', () => new EmbeddedListingDeals(embeddedTabs()().database));
