import 'fake-indexeddb/auto';
import { EmbeddedListingViews } from '../../../src/infrastructure/embedded/listings/EmbeddedListingViews';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { describeListingViews } from '../listings/listingViewsContract';

describeListingViews('EmbeddedListingViews', () => {
  const openTab = embeddedTabs();
  return { tab: new EmbeddedListingViews(openTab().database), otherTab: new EmbeddedListingViews(openTab().database) };
});
