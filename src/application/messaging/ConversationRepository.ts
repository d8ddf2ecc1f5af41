import type { Conversation, ConversationOpening } from '../../domain/messaging/Conversation';
import type { Message } from '../../domain/messaging/Message';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** A message on its way; the backend gives it its moment. */
export interface OutgoingMessage extends Omit<Message, 'sentAt'> {
  readonly conversationId: string;
  /** What the conversation begins with, where this is its first message as far as the writer knows. */
  readonly opening: ConversationOpening | null;
}

/** `faulty`: the backend answers, with a fault of its own that may pass. */
export type SendFailure = BackendFailure | 'faulty';

/** A conversation with all that was said in it, oldest first. */
export interface WholeConversation {
  readonly conversation: Conversation;
  readonly messages: readonly Message[];
}

export interface ConversationRepository {
  /**
   * Tells the conversations of a person, the one last spoken in first, at most `limit`, now and at every change, in whichever
   * tab or browser it is made. Costs the conversations told, whatever the number stored.
   */
  subscribeToInbox(
    uid: string,
    limit: number,
    listener: (conversations: BackendResult<readonly Conversation[]>) => void,
  ): Unsubscribe;

  /** Tells one conversation (`null`: there is none for this person) now and at every change. */
  subscribe(id: string, uid: string, listener: (conversation: BackendResult<Conversation | null>) => void): Unsubscribe;

  /** The conversations about a listing that one of its two people may see, the one last spoken in first: who might have bought it. */
  about(listingId: string, uid: string): Promise<BackendResult<readonly Conversation[]>>;

  /** Tells the newest messages of a conversation, oldest first, at most `limit`, now and at every change. */
  subscribeToMessages(
    conversationId: string,
    limit: number,
    listener: (messages: BackendResult<readonly Message[]>) => void,
  ): Unsubscribe;

  /** The messages that come right before one, oldest first, at most `limit`. */
  messagesBefore(
    conversationId: string,
    message: Pick<Message, 'id' | 'sentAt'>,
    limit: number,
  ): Promise<BackendResult<readonly Message[]>>;

  /**
   * Stores a message, and raises what is unread for the other person, at once or not at all. A message with the same id is left
   * as it is and counts as sent: sending twice sends once. `denied`: one of the two has blocked the other, the listing has left
   * the site before the conversation began, or the offer answered is not the other’s.
   */
  send(message: OutgoingMessage): Promise<Result<void, SendFailure>>;

  /** The other’s messages so far have reached a browser of this person. */
  markReceived(conversationId: string, uid: string): Promise<BackendResult<void>>;

  /** This person has read all of the other’s messages so far: nothing is unread. */
  markRead(conversationId: string, uid: string): Promise<BackendResult<void>>;

  /** Everything a person has said and was told: for the export of their data. */
  everythingOf(uid: string): Promise<BackendResult<readonly WholeConversation[]>>;
}
export const ConversationRepository = token<ConversationRepository>('ConversationRepository');
