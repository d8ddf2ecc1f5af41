import type { PublicationQueue } from '../../../../application/listings/PublicationQueue';
import type { Cancellation } from '../../../../application/shared/Cancellation';
import type { Unsubscribe } from '../../../../application/shared/Unsubscribe';
import { StoredText } from '../StoredText';

const keyOf = (ownerId: string) => `mbz_posting_queue_${ownerId}`;

export class LocalStoragePublicationQueue implements PublicationQueue {
  readonly #texts = new Map<string, StoredText>();
  /** How much work this tab has begun for each person. */
  readonly #running = new Map<string, number>();

  of(ownerId: string): string | null {
    return this.#text(ownerId).read();
  }

  add(ownerId: string, draftId: string): void {
    this.#text(ownerId).write(draftId);
  }

  remove(ownerId: string): void {
    this.#text(ownerId).write(null);
  }

  subscribe(ownerId: string, listener: () => void): Unsubscribe {
    return this.#text(ownerId).subscribe(listener);
  }

  /** On plain http there are no locks, and a browser that refuses its storage refuses them: two tabs may then do the same. */
  async inOneTab<Value>(
    ownerId: string,
    cancellation: Cancellation,
    work: () => Promise<Value>,
  ): Promise<Value | null> {
    const locks = locksOf(navigator);
    const run = () => this.#run(ownerId, work);
    if (cancellation.isCancelled()) return null;
    if (locks === undefined || (this.#running.get(ownerId) ?? 0) > 0) return run();
    const waiting = new AbortController();
    const stopListening = cancellation.onCancel(() => waiting.abort());
    const results: Promise<Value>[] = [];
    const runOnce = () => {
      const working = run();
      results.push(working);
      return working;
    };
    await locks.request(keyOf(ownerId), { signal: waiting.signal }, runOnce).catch(() => undefined);
    stopListening();
    const [result] = results;
    if (result !== undefined) return result;
    return cancellation.isCancelled() ? null : run();
  }

  async #run<Value>(ownerId: string, work: () => Promise<Value>): Promise<Value> {
    const count = (by: number) => this.#running.set(ownerId, (this.#running.get(ownerId) ?? 0) + by);
    count(1);
    try {
      return await work();
    } finally {
      count(-1);
    }
  }

  #text(ownerId: string): StoredText {
    const known = this.#texts.get(ownerId) ?? new StoredText(keyOf(ownerId));
    this.#texts.set(ownerId, known);
    return known;
  }
}

function locksOf(browser: { readonly locks?: LockManager }): LockManager | undefined {
  return browser.locks;
}
