import { participantsFor, type Conversation } from './Conversation';

/** How many messages a person has not read in these conversations. */
export function countUnread(conversations: readonly Pick<Conversation, 'buyer' | 'seller'>[], uid: string): number {
  return conversations.reduce((sum, conversation) => sum + participantsFor(conversation, uid).me.unread, 0);
}
