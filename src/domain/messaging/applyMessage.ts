import {
  conversationIdOf,
  lastMessageOf,
  type Conversation,
  type ConversationOpening,
  type Participant,
} from './Conversation';
import type { Message } from './Message';

/** A conversation with its first message, which the buyer writes. */
export function newConversation({ listing, buyer, seller }: ConversationOpening, message: Message): Conversation {
  const { sentAt } = message;
  return {
    id: conversationIdOf(listing.id, buyer.uid),
    listing,
    buyer: { ...buyer, unread: 0, receivedAt: null, readAt: null },
    seller: { ...seller, unread: 1, receivedAt: null, readAt: null },
    lastMessage: lastMessageOf(message),
    createdAt: sentAt,
    updatedAt: sentAt,
  };
}

/** A conversation after one more message. */
export function applyMessage(conversation: Conversation, message: Message): Conversation {
  const { buyer, seller } = conversation;
  const isAnswer = message.authorId === seller.uid;
  return {
    ...conversation,
    buyer: isAnswer ? withOneMoreUnread(buyer) : buyer,
    seller: isAnswer ? seller : withOneMoreUnread(seller),
    lastMessage: lastMessageOf(message),
    updatedAt: message.sentAt,
  };
}

function withOneMoreUnread(participant: Participant): Participant {
  return { ...participant, unread: participant.unread + 1 };
}
