import { failure, success, type Result } from '../../domain/shared/Result';
import type { PhotoRepository } from '../listings/PhotoRepository';
import type { SendFailure } from './ConversationRepository';
import type { MessageOutbox, QueuedMessage } from './MessageOutbox';
import type { WaitingPhotos } from './WaitingPhotos';

export interface WaitingPhotoPorts {
  readonly outbox: Pick<MessageOutbox, 'change'>;
  readonly photos: Pick<PhotoRepository, 'store'>;
  readonly waiting: Pick<WaitingPhotos, 'hand'>;
}

/** Stores the photo of a message, which can be sent from then on. One that another tab has stored meanwhile is not found here. */
export function storeWaitingPhoto({ outbox, photos, waiting }: WaitingPhotoPorts, message: QueuedMessage): Promise<Result<void, SendFailure>> {
  return waiting.hand<SendFailure>(message.id, async (prepared) => {
    const stored = prepared === null ? failure('faulty' as const) : await photos.store(message.authorId, prepared);
    // Waiting for room would be waiting unheard.
    if (!stored.ok) return stored.failure === 'full' ? failure('faulty') : stored;
    outbox.change({ ...message, content: { kind: 'photo', photo: stored.value }, hasWaitingPhoto: false });
    return success();
  });
}
