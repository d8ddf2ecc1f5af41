// @vitest-environment happy-dom
import { LocalStorageRecentSearches } from '../../../src/infrastructure/browser/storage/LocalStorageRecentSearches';
import { describeRecentSearches } from '../recentSearchesContract';

// Storage events between real tabs are tried out in test/browser.
describeRecentSearches('LocalStorageRecentSearches', () => {
  localStorage.clear();
  const tab = new LocalStorageRecentSearches();
  return { tab, otherTab: tab };
});
