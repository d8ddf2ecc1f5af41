import type { ConversationOpening } from '../../../domain/messaging/Conversation';
import type { MessageContent } from '../../../domain/messaging/Message';

/** What sends the reader’s messages in the open conversation. */
export interface MessageSender {
  send(content: MessageContent, opening: ConversationOpening | null): void;
}
