import type { Restricted } from '../../domain/shared/Restricted';
import type { TooMany } from '../../domain/shared/Rate';
import { failure, success, type Result } from '../../domain/shared/Result';
import type { PhotoRepository } from '../listings/PhotoRepository';
import type { SendFailure } from './ConversationRepository';
import type { MessageOutbox, QueuedMessage } from './MessageOutbox';
import type { PhotoUploadQueue } from './PhotoUploadQueue';

export interface UploadPorts {
  readonly outbox: Pick<MessageOutbox, 'change' | 'of'>;
  readonly photos: Pick<PhotoRepository, 'store'>;
  readonly uploads: Pick<PhotoUploadQueue, 'process'>;
}

/** `lost`: this browser no longer has the photo, and as far as this tab knows no other tab has stored it. */
export type StorePhotoFailure = Exclude<SendFailure, TooMany | Restricted> | 'lost';

/**
 * Stores the photo of a queued message, so that the message can be sent. Its id follows from the message’s: a photo that is stored
 * again, because the page was closed before the outbox was changed, is stored once.
 */
export function uploadQueuedPhoto(
  ports: UploadPorts,
  message: QueuedMessage,
): Promise<Result<void, StorePhotoFailure>> {
  const { outbox, photos, uploads: waiting } = ports;
  return waiting.process<StorePhotoFailure>(message, async (prepared) => {
    if (prepared === null) return isStillQueued(ports, message) ? failure('lost') : success();
    const stored = await photos.store(message.authorId, prepared, { id: message.id });
    // A full storage does not empty by itself, and waiting would not be visible.
    if (!stored.ok) return stored.failure === 'full' ? failure('faulty') : stored;
    outbox.change({ ...message, content: { kind: 'photo', photo: stored.value }, hasWaitingPhoto: false });
    return success();
  });
}

function isStillQueued({ outbox }: UploadPorts, { authorId, id }: QueuedMessage): boolean {
  return outbox.of(authorId).some((message) => message.id === id && message.hasWaitingPhoto);
}
