import type { Photo } from '../../domain/listings/Photo';
import type { Result } from '../../domain/shared/Result';
import type { PreparedPhoto } from '../listings/PhotoRepository';
import type { QueuedMessage } from './MessageOutbox';
import { token } from '../shared/token';

/** The message that a photo belongs to. */
export type MessageOfPhoto = Pick<QueuedMessage, 'authorId' | 'id'>;

export interface QueuedPhoto {
  /** A small preview that needs no request. */
  readonly photo: Photo;
  /** False: the browser has no storage, and only this tab has the photo. */
  readonly isPersisted: boolean;
}

/**
 * Photos of messages in the outbox that the backend has not stored yet. They survive reload and a closed tab, unless
 * the browser has no storage.
 */
export interface PhotoUploadQueue {
  add(message: MessageOfPhoto, photo: PreparedPhoto): Promise<QueuedPhoto>;
  /**
   * Calls `work` with a photo (`null`: it is no longer queued), in one tab at a time, and removes it if that
   * succeeds.
   */
  process<Failure extends string>(
    message: MessageOfPhoto,
    work: (photo: PreparedPhoto | null) => Promise<Result<void, Failure>>,
  ): Promise<Result<void, Failure>>;
  remove(message: MessageOfPhoto): Promise<void>;
  /**
   * Removes photos of this person that are a day old or more and belong to none of these messages: their tab was
   * closed before the message was queued.
   */
  removeOrphans(uid: string, messageIds: readonly string[]): Promise<void>;
  /** Removes all photos of this person. */
  removeAll(uid: string): Promise<void>;
}
export const PhotoUploadQueue = token<PhotoUploadQueue>('PhotoUploadQueue');
