import type { Conversation } from '../../domain/messaging/Conversation';
import type { Message } from '../../domain/messaging/Message';

export interface ConversationRecord extends Conversation {
  /** `[uid, updatedAt]` of each of the two: where the conversation stands in their lists. */
  readonly places: readonly (readonly [string, number])[];
}

export interface MessageRecord extends Message {
  /** `{conversationId}/{id}` */
  readonly key: string;
  readonly conversationId: string;
}

export function conversationRecordOf(conversation: Conversation): ConversationRecord {
  const { buyer, seller, updatedAt } = conversation;
  return { ...conversation, places: [[buyer.uid, updatedAt], [seller.uid, updatedAt]] };
}

export function conversationOf({ id, listing, buyer, seller, lastMessage, firstAskedAt, firstAnsweredAt, createdAt, updatedAt }: ConversationRecord): Conversation {
  return { id, listing, buyer, seller, lastMessage, firstAskedAt, firstAnsweredAt, createdAt, updatedAt };
}

export function messageKeyOf(conversationId: string, id: string): string {
  return `${conversationId}/${id}`;
}

export function messageOf({ id, authorId, content, sentAt }: MessageRecord): Message {
  return { id, authorId, content, sentAt };
}
