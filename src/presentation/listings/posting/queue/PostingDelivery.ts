import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx';
import type { PublishWhenReachable, QueuedDraft } from '../../../../application/listings/PublishWhenReachable';
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
  #ending = new AbortController();

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
    const { signal } = (this.#ending = new AbortController());
    this.#ownerId = ownerId;
    const stopWatching = reaction(
      () => ({ ...draftNow(), photos: null }),
      () => this.isOffline && this.withdraw(),
      { equals: compareStructural },
    );
    const draft = { ownerId, draftId: draftNow().id };
    const result = await this.#delivery.execute(draft, attempt, (isOffline) => this.#show(isOffline), signal);
    stopWatching();
    if (signal === this.#ending.signal) this.#show(false);
    return result ?? (signal.aborted ? 'stopped' : 'elsewhere');
  }

  /** Ends the attempts here; a queued draft stays queued. */
  stop(): void {
    this.#ending.abort();
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
