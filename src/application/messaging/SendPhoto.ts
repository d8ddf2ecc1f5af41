import type { Clock } from '../shared/Clock';
import type { IdGenerator } from '../shared/IdGenerator';
import type { PreparedPhoto } from '../listings/PhotoRepository';
import type { OutgoingMessage } from './ConversationRepository';
import type { MessageOutbox } from './MessageOutbox';
import type { PhotoUploadQueue } from './PhotoUploadQueue';

/** Adds a message with a photo to the outbox, and the photo to the upload queue. */
export class SendPhoto {
  readonly #outbox: MessageOutbox;
  readonly #uploads: PhotoUploadQueue;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;

  constructor(outbox: MessageOutbox, uploads: PhotoUploadQueue, ids: IdGenerator, clock: Clock) {
    this.#outbox = outbox;
    this.#uploads = uploads;
    this.#ids = ids;
    this.#clock = clock;
  }

  async execute(message: Omit<OutgoingMessage, 'id' | 'content'>, prepared: PreparedPhoto): Promise<void> {
    const id = this.#ids.newId();
    const { photo, isPersisted } = await this.#uploads.add({ authorId: message.authorId, id }, prepared);
    this.#outbox.add({
      ...message,
      id,
      content: { kind: 'photo', photo },
      writtenAt: this.#clock.now(),
      hasWaitingPhoto: true,
      isOfThisTab: !isPersisted,
      isRefused: false,
    });
  }
}
