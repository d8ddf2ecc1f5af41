import { EmbeddedFavouriteRepository } from '../../../src/infrastructure/embedded/favourites/EmbeddedFavouriteRepository';
import { EmbeddedHiddenSellers } from '../../../src/infrastructure/embedded/favourites/EmbeddedHiddenSellers';
import { EmbeddedSavedSearchRepository } from '../../../src/infrastructure/embedded/favourites/EmbeddedSavedSearchRepository';
import type { SharedSavedItemsBackend } from '../../contracts/favourites/savedItemsContract';
import { NOON } from '../builders/aListing';
import { giveEmbeddedRate } from './embeddedMessaging';
import { embeddedTabs, type EmbeddedTab } from './embeddedTabs';

export function embeddedSavedItems(): SharedSavedItemsBackend {
  const openTab = embeddedTabs();
  const karims = openTab();
  const tab = savedItemsOf(karims);
  return {
    tab,
    otherTab: savedItemsOf(openTab()),
    claires: tab,
    giveRate: (rate) => giveEmbeddedRate(karims.database, 'karim', 'searches', rate),
    now: NOON,
  };
}

export function savedItemsOf({ database, feed }: EmbeddedTab) {
  return {
    favourites: new EmbeddedFavouriteRepository(database, feed),
    savedSearches: new EmbeddedSavedSearchRepository(database, feed, { now: () => NOON }),
    hiddenSellers: new EmbeddedHiddenSellers(database, feed),
  };
}
