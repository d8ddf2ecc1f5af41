import type { Photo } from '../../domain/listings/Photo';
import type { Result } from '../../domain/shared/Result';
import type { PreparedPhoto } from '../listings/PhotoRepository';
import type { QueuedMessage } from './MessageOutbox';
import { token } from '../shared/token';

/** The message that a photo waits for. */
export type MessageOfPhoto = Pick<QueuedMessage, 'authorId' | 'id'>;

export interface QueuedPhoto {
  /** What can be shown of it meanwhile: small, and without any request. */
  readonly photo: Photo;
  /** False: the browser refuses its storage, and only this tab has it. */
  readonly isPersisted: boolean;
}

/**
 * Photos of messages in the outbox that the backend has not stored yet. This browser keeps them: they survive reload and a closed
 * tab, unless it refuses its storage.
 */
export interface PhotoUploadQueue {
  add(message: MessageOfPhoto, photo: PreparedPhoto): Promise<QueuedPhoto>;
  /** Hands a photo to `work`, in one tab at a time, and forgets it where that succeeds; `null`: there is none any more. */
  process<Failure extends string>(
    message: MessageOfPhoto,
    work: (photo: PreparedPhoto | null) => Promise<Result<void, Failure>>,
  ): Promise<Result<void, Failure>>;
  remove(message: MessageOfPhoto): Promise<void>;
  /** Drops what this person has kept a day ago or more and what waits for none of these messages: its tab was closed in between. */
  removeOrphans(uid: string, messageIds: readonly string[]): Promise<void>;
  /** Drops everything of this person. */
  removeAll(uid: string): Promise<void>;
}
export const PhotoUploadQueue = token<PhotoUploadQueue>('PhotoUploadQueue');
