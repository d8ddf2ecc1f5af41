import { describe, expect, test } from 'vitest';
import { DELETED_PERSON } from '../../../../src/domain/account/UserProfile';
import type { LastMessage } from '../../../../src/domain/messaging/Conversation';
import { writeMessagePush } from '../../../../src/presentation/app/pushes/messagePush';
import { aConversation } from '../../../support/builders/aConversation';

/** Encrypted, it has 103 more. */
const MAXIMUM_BYTES = 4096 - 103;

function written(changes: Partial<LastMessage> = {}, { title = 'Vélo de ville', authorName = 'Karim' } = {}) {
  const { id, listing, lastMessage } = aConversation();
  const message = { ...lastMessage, ...changes };
  return writeMessagePush({ conversationId: id, authorName, listing: { ...listing, title }, message });
}

describe('the notification of a message', () => {
  test('a notification names the writer, the listing and the message, and leads to the conversation', () => {
    expect(written()).toEqual({
      title: 'Karim',
      text: 'Vélo de ville\nBonjour !',
      tag: '/messages/velo~karim',
      path: '/messages/velo~karim',
      isLive: true,
    });
  });

  test('an offer is shown as in the list of conversations', () => {
    expect(written({ kind: 'offer', text: '90' }).text).toMatch(/^Vélo de ville\n.*90/);
  });

  test.each(['Appelez le 06 12 34 56 78', 'Voir https://exemple.fr', 'par PayPal moi@exemple.fr'])(
    'a message with a link, contact details or a means of payment is not repeated: %s',
    (text) => {
      expect(written({ text }).text).toBe('Vélo de ville\nCe message se lit sur Mon Bazar, par prudence.');
    },
  );

  test('a name and a title with an address are not repeated, nor is the name of a deleted account', () => {
    const risky = written({}, { title: 'Voir velo.exemple.fr', authorName: 'paypal.me' });
    expect(risky).toMatchObject({ title: 'Quelqu’un vous a écrit', text: 'Au sujet d’une annonce\nBonjour !' });
    expect(written({}, { authorName: DELETED_PERSON }).title).toBe('Quelqu’un vous a écrit');
  });

  test('a long message is shortened between characters, so that the push of any message is small enough', () => {
    expect(written({ text: 'a'.repeat(200) }).text).toBe(`Vélo de ville\n${'a'.repeat(200)}`);
    expect(written({ text: '🚲'.repeat(201) }).text).toBe(`Vélo de ville\n${'🚲'.repeat(200)}…`);
    const longest = written({ text: '"🚲'.repeat(201) }, { title: '🚲'.repeat(100), authorName: '🚲'.repeat(100) });
    expect(new TextEncoder().encode(JSON.stringify(longest)).length).toBeLessThan(MAXIMUM_BYTES);
  });
});
