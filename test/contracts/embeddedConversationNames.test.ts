import 'fake-indexeddb/auto';
import { EmbeddedConversationNames } from '../../src/infrastructure/embedded/EmbeddedConversationNames';
import { EmbeddedConversationRepository } from '../../src/infrastructure/embedded/EmbeddedConversationRepository';
import { aListing } from '../support/aListing';
import { clockAtNoon, listingsOf } from '../support/embeddedBackends';
import { embeddedTabs } from '../support/embeddedTabs';
import { describeConversationNames } from './conversationNamesContract';

describeConversationNames('EmbeddedConversationNames', async () => {
  const openTab = embeddedTabs();
  const tabOf = ({ database, feed }: ReturnType<typeof openTab>) => ({
    conversations: new EmbeddedConversationRepository(database, feed, clockAtNoon), names: new EmbeddedConversationNames(database, feed),
  });
  await listingsOf(openTab()).publish(aListing());
  return { karim: tabOf(openTab()), claire: tabOf(openTab()) };
});
