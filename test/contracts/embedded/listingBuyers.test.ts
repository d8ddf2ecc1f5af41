import 'fake-indexeddb/auto';
import { EmbeddedListingBuyers } from '../../../src/infrastructure/embedded/listings/EmbeddedListingBuyers';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { describeListingBuyers } from '../listings/listingBuyersContract';

describeListingBuyers('EmbeddedListingBuyers', () => {
  const openTab = embeddedTabs();
  const open = () => new EmbeddedListingBuyers(openTab().database);
  return { claire: open(), karim: open(), lina: open() };
});
