import 'fake-indexeddb/auto';
import { EmbeddedListingBuyers } from '../../../src/infrastructure/embedded/listings/EmbeddedListingBuyers';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { describeListingBuyers } from '../listingBuyersContract';

describeListingBuyers('EmbeddedListingBuyers', () => new EmbeddedListingBuyers(embeddedTabs()().database));
