import type { Result } from '../../domain/shared/Result';
import type { OfflineRetry, OnOffline } from '../resilience/OfflineRetry';
import { Cancellation } from '../shared/Cancellation';
import type { PublicationQueue } from './PublicationQueue';

export interface QueuedDraft {
  readonly ownerId: string;
  readonly draftId: string;
}

/**
 * Publishes a draft as soon as the server answers. Until then it is queued, so that another page or a later visit of this browser goes on with
 * it. Publishing the same draft twice stores it once (see `PublishListing`).
 */
export class PublishWhenReachable {
  readonly #queue: PublicationQueue;
  readonly #retry: OfflineRetry;

  constructor(queue: PublicationQueue, retry: OfflineRetry) {
    this.#queue = queue;
    this.#retry = retry;
  }

  isQueued({ ownerId, draftId }: QueuedDraft): boolean {
    return this.#queue.of(ownerId) === draftId;
  }

  /** The draft is no longer published by itself: this tab or another one stops. */
  withdraw(ownerId: string): void {
    this.#queue.remove(ownerId);
  }

  /** Null: it was cancelled, or another tab has published or withdrawn the queued draft. */
  async execute<Value, Failure>(
    draft: QueuedDraft,
    attempt: () => Promise<Result<Value, Failure>>,
    onOffline: OnOffline,
    cancellation: Cancellation,
  ): Promise<Result<Value, Exclude<Failure, 'offline'>> | null> {
    const { ownerId, draftId } = draft;
    const wasQueued = this.isQueued(draft);
    const ending = new Cancellation();
    const stopListening = cancellation.onCancel(() => ending.cancel());
    const unsubscribe = this.#queue.subscribe(ownerId, () => {
      if (!this.isQueued(draft)) ending.cancel();
    });
    const publish = async () => {
      if (wasQueued && !this.isQueued(draft)) return null;
      const onQueued: OnOffline = (isOffline) => {
        if (isOffline) this.#queue.add(ownerId, draftId);
        onOffline(isOffline);
      };
      const result = await this.#retry.execute(attempt, onQueued, ending);
      if (result !== null) this.#queue.remove(ownerId);
      return result;
    };
    try {
      return await this.#queue.inOneTab(ownerId, ending, publish);
    } finally {
      unsubscribe();
      stopListening();
    }
  }
}
