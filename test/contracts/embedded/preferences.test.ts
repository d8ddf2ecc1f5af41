import 'fake-indexeddb/auto';
import { test } from 'vitest';
import { defaultPreferences } from '../../../src/domain/preferences/Preferences';
import { success } from '../../../src/domain/shared/Result';
import { EmbeddedPreferencesRepository } from '../../../src/infrastructure/embedded/account/EmbeddedPreferencesRepository';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';
import { clockAtNoon } from '../../support/embedded/embeddedBackends';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { describePreferencesRepository } from '../preferences/preferencesRepositoryContract';

const preferencesOf = ({ database, feed }: ReturnType<ReturnType<typeof embeddedTabs>>) =>
  new EmbeddedPreferencesRepository(database, feed, clockAtNoon);

describePreferencesRepository('EmbeddedPreferencesRepository', () => {
  const openTab = embeddedTabs();
  return { tab: preferencesOf(openTab()), otherTab: preferencesOf(openTab()) };
});

test('a choice of e-mails of a former version, which knows of messages only, leaves the other e-mails, and pushes, on', async () => {
  const tab = embeddedTabs()();
  const { seller, notifications } = defaultPreferences;
  const former = { uid: 'claire', seller, notifications, mails: { messages: false }, updatedAt: 0 };
  await tab.database.write(['preferences'], (transaction) => transaction.objectStore('preferences').put(former));
  const preferences = preferencesOf(tab);
  await recordedEmissions((listener: (value: unknown) => void) => preferences.subscribe('claire', listener)).becomes(
    success({
      seller,
      notifications,
      mails: { messages: false, savedSearches: true, endingListings: true, favouritePrices: true },
      pushes: defaultPreferences.pushes,
    }),
  );
});
