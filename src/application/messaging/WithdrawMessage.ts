import type { Message } from '../../domain/messaging/Message';
import { success, type Result } from '../../domain/shared/Result';
import type { PhotoRepository } from '../listings/PhotoRepository';
import type { ConversationRepository, WithdrawalFailure } from './ConversationRepository';

/** Withdraws a message that was sent a moment ago, and removes the files of its photo. */
export class WithdrawMessage {
  readonly #conversations: Pick<ConversationRepository, 'withdraw'>;
  readonly #photos: Pick<PhotoRepository, 'remove'>;

  constructor(conversations: Pick<ConversationRepository, 'withdraw'>, photos: Pick<PhotoRepository, 'remove'>) {
    this.#conversations = conversations;
    this.#photos = photos;
  }

  async execute(
    conversationId: string,
    { id, authorId, content }: Pick<Message, 'id' | 'authorId' | 'content'>,
  ): Promise<Result<void, WithdrawalFailure>> {
    const withdrawn = await this.#conversations.withdraw(conversationId, id, authorId);
    if (!withdrawn.ok) return withdrawn;
    // No message names the photo any more: where its files cannot be removed now, the sweep of unused photos empties them.
    if (content.kind === 'photo') await this.#photos.remove([content.photo]);
    return success();
  }
}
