import type { MessageMail } from '../../domain/notifications/MessageMail';
import type { Instant } from '../../domain/shared/Instant';

/** The e-mails about messages: one entry per conversation and recipient. Methods reject when the backend is out of reach. */
export interface MessageMailQueue {
  /**
   * Replaces an entry, null before its first message, by what `change` returns, as one step; null, or the same object, changes nothing.
   * Whether it has changed something. `change` may be called more than once.
   */
  change(
    of: Pick<MessageMail, 'conversationId' | 'recipientId'>,
    change: (entry: MessageMail | null) => MessageMail | null,
  ): Promise<boolean>;

  /** Those that are due at `now`, at most `limit`, the longest waiting first. */
  due(now: Instant, limit: number): Promise<readonly MessageMail[]>;
}
