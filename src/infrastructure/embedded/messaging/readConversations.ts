import type { Conversation } from '../../../domain/messaging/Conversation';
import type { Message } from '../../../domain/messaging/Message';
import type { EmbeddedConnection } from '../database/EmbeddedSchema';
import { conversationOf, messageOf } from '../database/conversationRecords';

/** The conversations of a person, latest message first. */
export async function conversationsOf(
  connection: EmbeddedConnection,
  uid: string,
  limit: number,
): Promise<readonly Conversation[]> {
  const index = connection.transaction('conversations').store.index('byPerson');
  const found: Conversation[] = [];
  let cursor = await index.openCursor(IDBKeyRange.bound([uid], [uid, []]), 'prev');
  while (cursor !== null && found.length < limit) {
    found.push(conversationOf(cursor.value));
    cursor = await cursor.continue();
  }
  return found;
}

/** The last messages of a conversation, or the last before one of them; oldest first. */
export async function lastMessages(
  connection: EmbeddedConnection,
  conversationId: string,
  limit: number,
  before?: Pick<Message, 'id' | 'sentAt'>,
): Promise<readonly Message[]> {
  const end = before === undefined ? [conversationId, []] : [conversationId, before.sentAt, before.id];
  const range = IDBKeyRange.bound([conversationId], end, false, true);
  const index = connection.transaction('messages').store.index('byConversation');
  const found: Message[] = [];
  let cursor = await index.openCursor(range, 'prev');
  while (cursor !== null && found.length < limit) {
    found.push(messageOf(cursor.value));
    cursor = await cursor.continue();
  }
  return found.reverse();
}
