import { photoIdOf } from '../../domain/listings/Photo';
import type { PhotoRepository } from '../listings/PhotoRepository';
import type { MessageOutbox, QueuedMessage } from './MessageOutbox';
import type { PhotoUploadQueue } from './PhotoUploadQueue';

/**
 * Discards a refused message from the outbox, and its photo from the upload queue or the backend. Nobody else has
 * seen it.
 */
export class DiscardMessage {
  readonly #outbox: Pick<MessageOutbox, 'remove'>;
  readonly #uploads: Pick<PhotoUploadQueue, 'remove'>;
  readonly #photos: Pick<PhotoRepository, 'remove'>;

  constructor(
    outbox: Pick<MessageOutbox, 'remove'>,
    uploads: Pick<PhotoUploadQueue, 'remove'>,
    photos: Pick<PhotoRepository, 'remove'>,
  ) {
    this.#outbox = outbox;
    this.#uploads = uploads;
    this.#photos = photos;
  }

  async execute(message: QueuedMessage): Promise<void> {
    this.#outbox.remove(message);
    if (message.content.kind !== 'photo') return;
    const { photo } = message.content;
    if (!message.hasWaitingPhoto) await this.#photos.remove([photo]);
    else {
      await this.#uploads.remove(message);
      // An interrupted upload may have stored a part of it.
      await this.#photos.remove([{ ...photo, id: photoIdOf(message.authorId, message.id) }]);
    }
  }
}
