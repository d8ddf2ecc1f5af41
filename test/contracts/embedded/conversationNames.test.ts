import 'fake-indexeddb/auto';
import { EmbeddedConversationNames } from '../../../src/infrastructure/embedded/messaging/EmbeddedConversationNames';
import { EmbeddedConversationRepository } from '../../../src/infrastructure/embedded/messaging/EmbeddedConversationRepository';
import { aListing } from '../../support/builders/aListing';
import { clockAtNoon, listingsOf } from '../../support/embedded/embeddedBackends';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { describeConversationNames } from '../conversationNamesContract';

describeConversationNames('EmbeddedConversationNames', async () => {
  const openTab = embeddedTabs();
  const tabOf = ({ database, feed }: ReturnType<typeof openTab>) => ({
    conversations: new EmbeddedConversationRepository(database, feed, clockAtNoon), names: new EmbeddedConversationNames(database, feed),
  });
  await listingsOf(openTab()).publish(aListing());
  return { karim: tabOf(openTab()), claire: tabOf(openTab()) };
});
