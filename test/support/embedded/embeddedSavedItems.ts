import { EmbeddedFavouriteRepository } from '../../../src/infrastructure/embedded/favourites/EmbeddedFavouriteRepository';
import { EmbeddedHiddenSellers } from '../../../src/infrastructure/embedded/favourites/EmbeddedHiddenSellers';
import { EmbeddedSavedSearchRepository } from '../../../src/infrastructure/embedded/favourites/EmbeddedSavedSearchRepository';
import type { SharedSavedItemsBackend } from '../../contracts/savedItemsContract';
import { embeddedTabs, type EmbeddedTab } from './embeddedTabs';

export function embeddedSavedItems(): SharedSavedItemsBackend {
  const openTab = embeddedTabs();
  const tab = savedItemsOf(openTab());
  return { tab, otherTab: savedItemsOf(openTab()), claires: tab };
}

export function savedItemsOf({ database, feed }: EmbeddedTab) {
  return {
    favourites: new EmbeddedFavouriteRepository(database, feed),
    savedSearches: new EmbeddedSavedSearchRepository(database, feed),
    hiddenSellers: new EmbeddedHiddenSellers(database, feed),
  };
}
