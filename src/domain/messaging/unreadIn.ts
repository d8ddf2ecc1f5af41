import { sidesFor, type Conversation } from './Conversation';

/** How many messages wait for a person in these conversations. */
export function unreadIn(conversations: readonly Pick<Conversation, 'buyer' | 'seller'>[], uid: string): number {
  return conversations.reduce((sum, conversation) => sum + sidesFor(conversation, uid).me.unread, 0);
}
