import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { success } from '../../../../src/domain/shared/Result';
import { EmbeddedConversationRepository } from '../../../../src/infrastructure/embedded/messaging/EmbeddedConversationRepository';
import { aFirstMessage } from '../../../support/builders/aConversation';
import { aListing } from '../../../support/builders/aListing';
import { clockAtNoon, listingsOf, noImport } from '../../../support/embedded/embeddedBackends';
import { embeddedTabs, givenEmbeddedPerson } from '../../../support/embedded/embeddedTabs';

test('a page of an earlier version reads a withdrawn message, and its preview, as ones that it cannot display', async () => {
  const tab = embeddedTabs()();
  const { database, feed } = tab;
  await givenEmbeddedPerson(tab, 'claire', 'Claire');
  await givenEmbeddedPerson(tab, 'karim', 'Karim');
  await listingsOf(tab).publish(aListing());
  const conversations = new EmbeddedConversationRepository(database, feed, clockAtNoon, noImport);
  await conversations.send(aFirstMessage());
  await conversations.withdraw('velo~karim', 'un', 'karim');
  expect(await database.read((connection) => connection.get('messages', 'velo~karim/un'))).toMatchObject(
    success({ content: { kind: 'unreadable' } }),
  );
  expect(await database.read((connection) => connection.get('conversations', 'velo~karim'))).toMatchObject(
    success({ lastMessage: { kind: 'unreadable', text: '' } }),
  );
});
