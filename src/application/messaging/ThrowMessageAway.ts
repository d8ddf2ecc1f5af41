import type { PhotoRepository } from '../listings/PhotoRepository';
import type { MessageOutbox, QueuedMessage } from './MessageOutbox';
import type { WaitingPhotos } from './WaitingPhotos';

/** Takes a message that was refused out of the outbox, and its photo from wherever that is: nobody else knows of it. */
export class ThrowMessageAway {
  readonly #outbox: Pick<MessageOutbox, 'remove'>;
  readonly #waiting: Pick<WaitingPhotos, 'drop'>;
  readonly #photos: Pick<PhotoRepository, 'remove'>;

  constructor(outbox: Pick<MessageOutbox, 'remove'>, waiting: Pick<WaitingPhotos, 'drop'>, photos: Pick<PhotoRepository, 'remove'>) {
    this.#outbox = outbox;
    this.#waiting = waiting;
    this.#photos = photos;
  }

  async execute(message: QueuedMessage): Promise<void> {
    this.#outbox.remove(message);
    if (message.hasWaitingPhoto) await this.#waiting.drop(message);
    else if (message.content.kind === 'photo') await this.#photos.remove([message.content.photo]);
  }
}
