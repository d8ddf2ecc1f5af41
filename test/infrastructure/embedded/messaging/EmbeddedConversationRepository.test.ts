import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { success } from '../../../../src/domain/shared/Result';
import { EmbeddedConversationRepository } from '../../../../src/infrastructure/embedded/messaging/EmbeddedConversationRepository';
import { aFirstMessage } from '../../../support/builders/aConversation';
import { aListing } from '../../../support/builders/aListing';
import { clockAtNoon, listingsOf } from '../../../support/embedded/embeddedBackends';
import { embeddedTabs, givenEmbeddedPerson } from '../../../support/embedded/embeddedTabs';

test('a first message about a listing that is being imported is stored once the listing is', async () => {
  const tab = embeddedTabs()();
  for (const [uid, name] of [
    ['claire', 'Claire'],
    ['karim', 'Karim'],
  ] as const)
    await givenEmbeddedPerson(tab, uid, name);
  let end: () => void = () => undefined;
  const progress = {
    isOver: false,
    failure: null,
    subscribeToEnd: (listener: () => void) => {
      end = listener;
      return () => undefined;
    },
  };
  const conversations = new EmbeddedConversationRepository(tab.database, tab.feed, clockAtNoon, progress);
  const sending = conversations.send(aFirstMessage());
  await listingsOf(tab).publish(aListing());
  end();
  expect(await sending).toEqual(success());
});
