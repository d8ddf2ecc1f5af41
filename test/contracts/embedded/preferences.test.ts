import 'fake-indexeddb/auto';
import { EmbeddedPreferencesRepository } from '../../../src/infrastructure/embedded/account/EmbeddedPreferencesRepository';
import { clockAtNoon } from '../../support/embedded/embeddedBackends';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { describePreferencesRepository } from '../preferencesRepositoryContract';

describePreferencesRepository('EmbeddedPreferencesRepository', () => {
  const openTab = embeddedTabs();
  const preferencesOf = ({ database, feed }: ReturnType<typeof openTab>) =>
    new EmbeddedPreferencesRepository(database, feed, clockAtNoon);
  return { tab: preferencesOf(openTab()), otherTab: preferencesOf(openTab()) };
});
