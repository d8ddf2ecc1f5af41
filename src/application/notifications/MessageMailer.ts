import type { LastMessage, ListingSummary } from '../../domain/messaging/Conversation';

/** An e-mail that tells of unread messages. */
export interface UnreadMail {
  readonly address: string;
  readonly conversationId: string;
  readonly listing: ListingSummary;
  readonly recipientName: string;
  readonly authorName: string;
  readonly lastMessage: LastMessage;
  /** How many messages are unread, the last one among them. */
  readonly unread: number;
  /** Of the unsubscribe link. */
  readonly unsubscribeToken: string;
}

export interface MessageMailer {
  /** Resolves when the mail server has accepted it; rejects otherwise. */
  send(mail: UnreadMail): Promise<void>;
}
