// @vitest-environment happy-dom
import { LocalStorageRecentSearches } from '../../../src/infrastructure/browser/storage/LocalStorageRecentSearches';
import { describeRecentSearches } from '../search/recentSearchesContract';

// test/browser tests storage events between real tabs.
describeRecentSearches('LocalStorageRecentSearches', () => {
  localStorage.clear();
  const tab = new LocalStorageRecentSearches();
  return { tab, otherTab: tab };
});
