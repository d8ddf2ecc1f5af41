import type { OutgoingMessage } from '../../../src/application/messaging/ConversationRepository';
import type { QueuedMessage } from '../../../src/application/messaging/MessageOutbox';
import type { Conversation, ConversationOpening } from '../../../src/domain/messaging/Conversation';
import type { Message } from '../../../src/domain/messaging/Message';
import { NOON } from './aListing';

export const karim = { uid: 'karim', name: 'Karim' };
export const claire = { uid: 'claire', name: 'Claire' };

/** About Claire’s bicycle, which is `aListing()`, and Karim, who asks. */
export const anOpening: ConversationOpening = {
  listing: {
    id: 'velo',
    title: 'Vélo de ville',
    price: { kind: 'amount', euros: 120 },
    categoryId: 'velos',
    photo: null,
  },
  buyer: karim,
  seller: claire,
};

export function aConversation(changes: Partial<Conversation> = {}): Conversation {
  return {
    ...anOpening,
    id: 'velo~karim',
    buyer: { ...karim, unread: 0, receivedAt: null, readAt: null },
    seller: { ...claire, unread: 1, receivedAt: null, readAt: null },
    lastMessage: { kind: 'text', text: 'Bonjour !', authorId: 'karim', sentAt: NOON },
    createdAt: NOON,
    updatedAt: NOON,
    ...changes,
  };
}

export function aMessage(changes: Partial<Message> = {}): Message {
  return { id: 'un', authorId: 'karim', content: { kind: 'text', text: 'Bonjour !' }, sentAt: NOON, ...changes };
}

/** Karim’s first words to Claire. */
export function aFirstMessage(changes: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    id: 'un',
    conversationId: 'velo~karim',
    authorId: 'karim',
    content: { kind: 'text', text: 'Bonjour !' },
    opening: anOpening,
    ...changes,
  };
}

/** Karim’s next words, in the outbox. */
export function aQueuedMessage(changes: Partial<QueuedMessage> = {}): QueuedMessage {
  return { ...aFirstMessage(), opening: null, writtenAt: NOON, hasWaitingPhoto: false, isRefused: false, ...changes };
}
