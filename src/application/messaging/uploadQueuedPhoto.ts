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

/** `lost`: this browser has the photo no longer, nor has another tab stored it meanwhile, as far as this one knows at this moment. */
export type StorePhotoFailure = SendFailure | 'lost';

/** Stores the photo of a message, which can be sent from then on. */
export function uploadQueuedPhoto(
  ports: UploadPorts,
  message: QueuedMessage,
): Promise<Result<void, StorePhotoFailure>> {
  const { outbox, photos, uploads: waiting } = ports;
  return waiting.process<StorePhotoFailure>(message, async (prepared) => {
    if (prepared === null) return isStillQueued(ports, message) ? failure('lost') : success();
    const stored = await photos.store(message.authorId, prepared);
    // Waiting for room would be waiting unheard.
    if (!stored.ok) return stored.failure === 'full' ? failure('faulty') : stored;
    outbox.change({ ...message, content: { kind: 'photo', photo: stored.value }, hasWaitingPhoto: false });
    return success();
  });
}

function isStillQueued({ outbox }: UploadPorts, { authorId, id }: QueuedMessage): boolean {
  return outbox.of(authorId).some((message) => message.id === id && message.hasWaitingPhoto);
}
