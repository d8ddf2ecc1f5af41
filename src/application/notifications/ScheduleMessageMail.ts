import type { ConversationReader } from './ConversationReader';
import { withMessage } from '../../domain/notifications/MessageMail';
import type { MessageMailQueue } from './MessageMailQueue';

/**
 * After a message of a conversation was stored: lets those who have unread messages be notified of them. It may be executed more than once for a
 * message, and after later ones.
 */
export class ScheduleMessageMail {
  readonly #conversations: ConversationReader;
  readonly #queue: Pick<MessageMailQueue, 'change'>;

  constructor(conversations: ConversationReader, queue: Pick<MessageMailQueue, 'change'>) {
    this.#conversations = conversations;
    this.#queue = queue;
  }

  async execute(conversationId: string): Promise<void> {
    const conversation = await this.#conversations.read(conversationId);
    if (conversation === null) return;
    const { buyer, seller, lastMessage } = conversation;
    for (const { uid, unread } of [buyer, seller]) {
      const event = { conversationId, recipientId: uid, sentAt: lastMessage.sentAt };
      if (unread > 0) await this.#queue.change(event, (entry) => withMessage(entry, event));
    }
  }
}
