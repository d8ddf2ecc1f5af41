import type { LastMessage, ListingSummary } from '../../domain/messaging/Conversation';
import type { Instant } from '../../domain/shared/Instant';

/** An e-mail that tells of unread messages. */
export interface UnreadMail {
  readonly address: string;
  readonly conversationId: string;
  readonly listing: ListingSummary;
  /** Empty: they have given none. */
  readonly recipientName: string;
  readonly authorName: string;
  /** When the newest message was sent. */
  readonly sentAt: Instant;
  /** Null: it is withdrawn, or the recipient’s own, which has crossed an unread one. */
  readonly lastMessage: LastMessage | null;
  /** How many messages are unread, the last one among them. */
  readonly unread: number;
  /** Of the unsubscribe link. */
  readonly unsubscribeToken: string;
}

export interface MessageMailer {
  /** Resolves when the mail server has accepted it; rejects otherwise. */
  send(mail: UnreadMail): Promise<void>;
}
