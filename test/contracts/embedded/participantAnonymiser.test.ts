import 'fake-indexeddb/auto';
import { EmbeddedParticipantAnonymiser } from '../../../src/infrastructure/embedded/messaging/EmbeddedParticipantAnonymiser';
import { EmbeddedConversationRepository } from '../../../src/infrastructure/embedded/messaging/EmbeddedConversationRepository';
import { aListing } from '../../support/builders/aListing';
import { clockAtNoon, listingsOf, noImport } from '../../support/embedded/embeddedBackends';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { describeParticipantAnonymiser } from '../messaging/participantAnonymiserContract';

describeParticipantAnonymiser('EmbeddedParticipantAnonymiser', async () => {
  const openTab = embeddedTabs();
  const tabOf = ({ database, feed }: ReturnType<typeof openTab>) => ({
    conversations: new EmbeddedConversationRepository(database, feed, clockAtNoon, noImport),
    names: new EmbeddedParticipantAnonymiser(database, feed),
  });
  await listingsOf(openTab()).publish(aListing());
  return { karim: tabOf(openTab()), claire: tabOf(openTab()) };
});
