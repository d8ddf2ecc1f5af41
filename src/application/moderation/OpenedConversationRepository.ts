import type { Conversation } from '../../domain/messaging/Conversation';
import type { Message } from '../../domain/messaging/Message';
import type { OpeningOrder, OpeningRefusal } from '../../domain/moderation/openConversation';
import type { Instant } from '../../domain/shared/Instant';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

export interface OpenedConversation {
  readonly conversation: Conversation;
  readonly openedAt: Instant;
}

/**
 * Conversations that have been reported, for admins. They are sealed: each admin opens one for themselves by an entry of the journal,
 * and reads it for a day (`OPENED_FOR`) by the backend’s clock. Nothing here follows changes: what is read does not outlast the day.
 */
export interface OpenedConversationRepository {
  /**
   * Opens a conversation (`openConversation`) as the admin `order.by`, who is signed in. The entry of the journal and the record that
   * it is open are one commit.
   */
  open(order: OpeningOrder): Promise<Result<void, OpeningRefusal | BackendFailure>>;

  /** The conversation, for the admin who is signed in; null while it is sealed for them. */
  find(conversationId: string, admin: string): Promise<BackendResult<OpenedConversation | null>>;

  /** The newest messages, or those right before one of them, oldest first, at most `limit`, which is 100 or less. `denied`: sealed. */
  messages(
    conversationId: string,
    before: Pick<Message, 'id' | 'sentAt'> | null,
    limit: number,
  ): Promise<BackendResult<readonly Message[]>>;
}
export const OpenedConversationRepository = token<OpenedConversationRepository>('OpenedConversationRepository');
