import { participantsFor } from '../../domain/messaging/Conversation';
import { withMessage } from '../../domain/notifications/MessageMail';
import type { ConversationReader } from './ConversationReader';
import type { MessageMailQueue } from './MessageMailQueue';

/**
 * After a message of a conversation was stored: lets the participant who has not written last be told of it. It may be executed more than
 * once for a message, and after later ones.
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
    const { authorId, sentAt } = conversation.lastMessage;
    const event = { conversationId, recipientId: participantsFor(conversation, authorId).other.uid, sentAt };
    await this.#queue.change(event, (entry) => withMessage(entry, event));
  }
}
