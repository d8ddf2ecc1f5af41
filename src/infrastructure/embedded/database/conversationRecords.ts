import type { Conversation, LastMessage } from '../../../domain/messaging/Conversation';
import type { Message } from '../../../domain/messaging/Message';
import { messageKeyOf, type ConversationRecord, type MessageRecord } from './records';

export function conversationRecordOf(conversation: Conversation): ConversationRecord {
  const { buyer, seller, lastMessage, updatedAt } = conversation;
  return {
    ...conversation,
    lastMessage:
      lastMessage.kind === 'withdrawn' ? { ...lastMessage, kind: 'unreadable', isWithdrawn: true } : lastMessage,
    places: [
      [buyer.uid, updatedAt],
      [seller.uid, updatedAt],
    ],
  };
}

export function conversationOf(record: ConversationRecord): Conversation {
  const { id, listing, buyer, seller, createdAt, updatedAt } = record;
  return { id, listing, buyer, seller, lastMessage: lastMessageOf(record), createdAt, updatedAt };
}

function lastMessageOf({ lastMessage }: ConversationRecord): LastMessage {
  const { kind, text, authorId, sentAt, isWithdrawn } = lastMessage;
  return { kind: isWithdrawn === true ? 'withdrawn' : kind, text, authorId, sentAt };
}

export function messageRecordOf(conversationId: string, message: Message): MessageRecord {
  const record = { ...message, key: messageKeyOf(conversationId, message.id), conversationId };
  return message.content.kind === 'withdrawn'
    ? { ...record, content: { kind: 'unreadable' }, isWithdrawn: true }
    : record;
}

export function messageOf({ id, authorId, content, sentAt, isWithdrawn }: MessageRecord): Message {
  return { id, authorId, content: isWithdrawn === true ? { kind: 'withdrawn' } : content, sentAt };
}
