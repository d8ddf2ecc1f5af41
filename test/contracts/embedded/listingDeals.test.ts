import 'fake-indexeddb/auto';
import { EmbeddedListingDeals } from '../../../src/infrastructure/embedded/listings/EmbeddedListingDeals';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { describeListingDeals } from '../listingDealsContract';

describeListingDeals('EmbeddedListingDeals', () => new EmbeddedListingDeals(embeddedTabs()().database));
