import type { Instant } from '../../domain/shared/Instant';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { OutgoingMessage } from './ConversationRepository';
import { token } from '../shared/token';

export interface QueuedMessage extends OutgoingMessage {
  readonly writtenAt: Instant;
  /** Its photo is one of `PhotoUploadQueue`, to be stored before the message can be sent. */
  readonly hasWaitingPhoto: boolean;
  /** Only this tab has its photo: while it waits, no other may try to send it. */
  readonly isOfThisTab?: boolean;
  /** It was refused because its photo is nowhere any more: nothing is left to send again. */
  readonly isPhotoLost?: boolean;
  /** The backend does not have it, tried again or not: it waits for its writer to try again or to throw it away. */
  readonly isRefused: boolean;
}

/** What each person has written in this browser and has not yet been sent; it survives reload and a closed tab. */
export interface MessageOutbox {
  /** In the order in which they were written. */
  of(uid: string): readonly QueuedMessage[];
  /** Tells whenever messages of this person are added, changed or removed, in any tab, and whether it was another one. */
  subscribe(uid: string, listener: (isElsewhere: boolean) => void): Unsubscribe;
  /** A message with the same id is left where it is. */
  add(message: QueuedMessage): void;
  /** A message that is not there stays away. */
  change(message: QueuedMessage): void;
  remove(message: Pick<QueuedMessage, 'id' | 'authorId'>): void;
}
export const MessageOutbox = token<MessageOutbox>('MessageOutbox');
