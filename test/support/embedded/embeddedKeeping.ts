import { EmbeddedFavouriteRepository } from '../../../src/infrastructure/embedded/favourites/EmbeddedFavouriteRepository';
import { EmbeddedHiddenSellers } from '../../../src/infrastructure/embedded/favourites/EmbeddedHiddenSellers';
import { EmbeddedSavedSearchRepository } from '../../../src/infrastructure/embedded/favourites/EmbeddedSavedSearchRepository';
import type { SharedKeepingBackend } from '../../contracts/keepingContract';
import { embeddedTabs, type EmbeddedTab } from './embeddedTabs';

export function embeddedKeeping(): SharedKeepingBackend {
  const openTab = embeddedTabs();
  const tab = keepingOf(openTab());
  return { tab, otherTab: keepingOf(openTab()), claires: tab };
}

export function keepingOf({ database, feed }: EmbeddedTab) {
  return {
    favourites: new EmbeddedFavouriteRepository(database, feed),
    savedSearches: new EmbeddedSavedSearchRepository(database, feed),
    hiddenSellers: new EmbeddedHiddenSellers(database, feed),
  };
}
