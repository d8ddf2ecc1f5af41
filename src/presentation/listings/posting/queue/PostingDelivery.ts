import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx';
import type { PublishWhenReachable, QueuedDraft } from '../../../../application/listings/PublishWhenReachable';
import { Cancellation } from '../../../../application/shared/Cancellation';
import type { ListingDraft } from '../../../../domain/listings/draft/ListingDraft';
import type { Result } from '../../../../domain/shared/Result';

/** `stopped`: ended here. `elsewhere`: another tab has published or withdrawn the draft. */
export type Undelivered = 'stopped' | 'elsewhere';

/** The attempts at publishing the draft of a form, for as long as the server does not answer. */
export class PostingDelivery {
  /** The server does not answer: the draft is queued. */
  isOffline = false;
  readonly #delivery: PublishWhenReachable;
  #ownerId = '';
  #ending = new Cancellation();

  constructor(delivery: PublishWhenReachable) {
    this.#delivery = delivery;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isQueued(draft: QueuedDraft): boolean {
    return this.#delivery.isQueued(draft);
  }

  /** `draftNow`: observable. A queued draft that is edited, apart from its photos, is withdrawn: it may not be finished when the server answers. */
  async execute<Value, Failure>(
    ownerId: string,
    draftNow: () => ListingDraft,
    attempt: () => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure> | Undelivered> {
    this.stop();
    const ending = (this.#ending = new Cancellation());
    this.#ownerId = ownerId;
    const stopWatching = reaction(
      () => ({ ...draftNow(), photos: null }),
      () => this.isOffline && this.withdraw(),
      { equals: compareStructural },
    );
    const draft = { ownerId, draftId: draftNow().id };
    const result = await this.#delivery.execute(draft, attempt, (isOffline) => this.#show(isOffline), ending);
    stopWatching();
    if (ending === this.#ending) this.#show(false);
    return result ?? (ending.isCancelled() ? 'stopped' : 'elsewhere');
  }

  /** Ends the attempts here; a queued draft stays queued. */
  stop(): void {
    this.#ending.cancel();
  }

  /** Ends the attempts in every tab. */
  withdraw(): void {
    this.#delivery.withdraw(this.#ownerId);
    this.stop();
  }

  #show(isOffline: boolean): void {
    runInAction(() => void (this.isOffline = isOffline));
  }
}
