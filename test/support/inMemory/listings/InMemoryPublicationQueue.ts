import type { PublicationQueue } from '../../../../src/application/listings/PublicationQueue';
import type { Cancellation } from '../../../../src/application/shared/Cancellation';
import type { Unsubscribe } from '../../../../src/application/shared/Unsubscribe';

interface Subscription {
  readonly tab: InMemoryPublicationQueue;
  readonly ownerId: string;
  readonly listener: () => void;
}

export class InMemoryPublicationQueue implements PublicationQueue {
  /** Shared by the tabs of one browser. */
  #browser = {
    drafts: new Map<string, string>(),
    subscriptions: new Set<Subscription>(),
    /** Resolves when all work begun so far has ended. */
    turn: Promise.resolve() as Promise<unknown>,
  };
  #running = 0;

  inOtherTab(): InMemoryPublicationQueue {
    const other = new InMemoryPublicationQueue();
    other.#browser = this.#browser;
    return other;
  }

  of(ownerId: string): string | null {
    return this.#browser.drafts.get(ownerId) ?? null;
  }

  add(ownerId: string, draftId: string): void {
    if (this.of(ownerId) === draftId) return;
    this.#browser.drafts.set(ownerId, draftId);
    this.#notify(ownerId);
  }

  remove(ownerId: string): void {
    if (this.#browser.drafts.delete(ownerId)) this.#notify(ownerId);
  }

  subscribe(ownerId: string, listener: () => void): Unsubscribe {
    const subscription = { tab: this, ownerId, listener };
    this.#browser.subscriptions.add(subscription);
    return () => void this.#browser.subscriptions.delete(subscription);
  }

  async inOneTab<Value>(
    _ownerId: string,
    cancellation: Cancellation,
    work: () => Promise<Value>,
  ): Promise<Value | null> {
    if (cancellation.isCancelled()) return null;
    if (this.#running > 0) return work();
    const aborted = new Promise<null>((resolve) => cancellation.onCancel(() => resolve(null)));
    let hasBegun = false;
    const done = this.#browser.turn.then(async () => {
      if (cancellation.isCancelled()) return null;
      hasBegun = true;
      this.#running += 1;
      return work().finally(() => (this.#running -= 1));
    });
    this.#browser.turn = done.catch(() => undefined);
    return Promise.race([done, aborted.then(() => (hasBegun ? done : null))]);
  }

  #notify(ownerId: string): void {
    for (const subscription of [...this.#browser.subscriptions])
      if (subscription.tab !== this && subscription.ownerId === ownerId) subscription.listener();
  }
}
