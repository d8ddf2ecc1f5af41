import type { Conversation, ConversationOpening } from '../../domain/messaging/Conversation';
import type { Message } from '../../domain/messaging/Message';
import type { WithdrawalRefusal } from '../../domain/messaging/withdrawMessage';
import type { Restricted } from '../../domain/shared/Restricted';
import type { TooMany } from '../../domain/shared/Rate';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** A message to send; the backend sets its time. */
export interface OutgoingMessage extends Omit<Message, 'sentAt'> {
  readonly conversationId: string;
  /** The data of a new conversation, if this is its first message as far as the writer knows. */
  readonly opening: ConversationOpening | null;
}

/** `faulty`: the backend answers with an error of its own, which may be temporary. */
export type SendFailure = BackendFailure | 'faulty' | TooMany | Restricted;

/** `too-late`: the time in which a message can be withdrawn is over. `denied`: it is somebody else’s, or of a kind that is not withdrawn. */
export type WithdrawalFailure = BackendFailure | WithdrawalRefusal;

/** A conversation with all its messages, oldest first. */
export interface WholeConversation {
  readonly conversation: Conversation;
  readonly messages: readonly Message[];
}

export interface ConversationRepository {
  /**
   * Emits the conversations of a person, most recent message first, at most `limit`, now and at every change made in
   * any tab or browser. Costs one read per conversation emitted, whatever the number stored.
   */
  subscribeToInbox(
    uid: string,
    limit: number,
    listener: (conversations: BackendResult<readonly Conversation[]>) => void,
  ): Unsubscribe;

  /** Emits one conversation (`null`: there is none for this person) now and at every change. */
  subscribe(id: string, uid: string, listener: (conversation: BackendResult<Conversation | null>) => void): Unsubscribe;

  /** The conversations about a listing in which this person takes part, most recent message first. */
  about(listingId: string, uid: string): Promise<BackendResult<readonly Conversation[]>>;

  /** Emits the newest messages of a conversation, oldest first, at most `limit`, now and at every change. */
  subscribeToMessages(
    conversationId: string,
    limit: number,
    listener: (messages: BackendResult<readonly Message[]>) => void,
  ): Unsubscribe;

  /** The messages right before a given one, oldest first, at most `limit`. */
  messagesBefore(
    conversationId: string,
    message: Pick<Message, 'id' | 'sentAt'>,
    limit: number,
  ): Promise<BackendResult<readonly Message[]>>;

  /**
   * Stores a message and raises the other person’s unread count, in one transaction. A message with the same id is
   * left as it is and counts as sent, so that sending twice sends once. `denied`: one of the two has blocked the
   * other, the listing was no longer public before the conversation began, an answer, a
   * retraction, a withdrawal or a cancellation may not follow what it is about (`mayFollow`), or an appointment is more than `LATEST_APPOINTMENT` ahead.
   * `too-many`: the author has written as many messages, or begun as many conversations, as an hour allows.
   */
  send(message: OutgoingMessage): Promise<Result<void, SendFailure>>;

  /**
   * Removes the content of a message of this person, who has sent it less than `WITHDRAWAL_WINDOW` ago, and with it the preview of the
   * conversation if it is the last one. It stays in its position as `withdrawn`; unread counts and marks stay. Doing it twice is the same as doing it once.
   */
  withdraw(conversationId: string, messageId: string, uid: string): Promise<Result<void, WithdrawalFailure>>;

  /** The other person’s messages so far have reached a browser of this person. */
  markReceived(conversationId: string, uid: string): Promise<BackendResult<void>>;

  /** This person has read all of the other person’s messages so far; nothing is unread. */
  markRead(conversationId: string, uid: string): Promise<BackendResult<void>>;

  /** All conversations of a person with their messages, for the export of personal data. */
  everythingOf(uid: string): Promise<BackendResult<readonly WholeConversation[]>>;
}
export const ConversationRepository = token<ConversationRepository>('ConversationRepository');
