import type { Instant } from '../../domain/shared/Instant';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { OutgoingMessage } from './ConversationRepository';
import { token } from '../shared/token';

export interface QueuedMessage extends OutgoingMessage {
  readonly writtenAt: Instant;
  /** Its photo is in `PhotoUploadQueue` and must be stored before the message can be sent. */
  readonly hasWaitingPhoto: boolean;
  /** Only this tab has the photo: while it is queued, no other tab may send the message. */
  readonly isOfThisTab?: boolean;
  /** Refused because its photo is lost: it cannot be sent again. */
  readonly isPhotoLost?: boolean;
  /** Refused because too many were sent, or because its author is restricted: when it can be sent again. */
  readonly refusedUntil?: Instant | null;
  /** Refused because its author is restricted. */
  readonly isRestricted?: boolean;
  /** Refused because the account of its author is closed: since when. */
  readonly closedSince?: Instant | null;
  /** Refused for good; the writer can retry or discard it. */
  readonly isRefused: boolean;
}

/** Messages written in this browser and not sent yet, by person; they survive reload and a closed tab. */
export interface MessageOutbox {
  /** In the order of writing. */
  of(uid: string): readonly QueuedMessage[];
  /**
   * Calls the listener whenever messages of this person are added, changed or removed in any tab; `isElsewhere`: by
   * another tab.
   */
  subscribe(uid: string, listener: (isElsewhere: boolean) => void): Unsubscribe;
  /** A message with an id that is queued already is ignored. */
  add(message: QueuedMessage): void;
  /** A message that is not queued is not added. */
  change(message: QueuedMessage): void;
  remove(message: Pick<QueuedMessage, 'id' | 'authorId'>): void;
}
export const MessageOutbox = token<MessageOutbox>('MessageOutbox');
