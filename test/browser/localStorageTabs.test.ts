import { expect, test, vi } from 'vitest';
import { LocalStorageRecentSearches } from '../../src/infrastructure/browser/storage/LocalStorageRecentSearches';
import { LocalStorageSeenListings } from '../../src/infrastructure/browser/storage/LocalStorageSeenListings';
import { LocalStorageThemePreference } from '../../src/infrastructure/browser/storage/LocalStorageThemePreference';
import { describeRecentSearches } from '../contracts/search/recentSearchesContract';
import { loadInAnotherTab } from '../support/embedded/loadInAnotherTab';
import { eventually } from '../support/time/eventually';

const folder = '/src/infrastructure/browser/storage';
const [recents, seen, theme] = await Promise.all([
  loadInAnotherTab(`${folder}/LocalStorageRecentSearches.ts`),
  loadInAnotherTab(`${folder}/LocalStorageSeenListings.ts`),
  loadInAnotherTab(`${folder}/LocalStorageThemePreference.ts`),
]);
const OtherRecentSearches = recents.LocalStorageRecentSearches as typeof LocalStorageRecentSearches;
const OtherSeenListings = seen.LocalStorageSeenListings as typeof LocalStorageSeenListings;
const OtherThemePreference = theme.LocalStorageThemePreference as typeof LocalStorageThemePreference;

describeRecentSearches('LocalStorageRecentSearches in Chromium', () => {
  localStorage.clear();
  return { tab: new LocalStorageRecentSearches(), otherTab: new OtherRecentSearches() };
});

test('a listing opened in one tab is marked as seen in the other', async () => {
  localStorage.clear();
  const here = new LocalStorageSeenListings();
  expect(here.has('velo')).toBe(false);
  new OtherSeenListings().add('velo');
  await eventually(() => expect(here.has('velo')).toBe(true));
});

test('a theme changed in one tab is emitted and shown in the other', async () => {
  localStorage.clear();
  const here = new LocalStorageThemePreference();
  const listener = vi.fn();
  here.subscribe(listener);
  new OtherThemePreference().change('dark');
  await eventually(() => expect(listener).toHaveBeenCalledWith('dark'));
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
});
