import type { Unsubscribe } from './Unsubscribe';

/** Says that work is no longer wanted: as `AbortController`, which belongs to browsers and Node. */
export class Cancellation {
  #isCancelled = false;
  readonly #listeners = new Set<() => void>();

  isCancelled(): boolean {
    return this.#isCancelled;
  }

  cancel(): void {
    this.#isCancelled = true;
    for (const listener of [...this.#listeners]) listener();
    this.#listeners.clear();
  }

  /** Calls the listener once, at once if it is cancelled already. */
  onCancel(listener: () => void): Unsubscribe {
    if (this.#isCancelled) listener();
    else this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
