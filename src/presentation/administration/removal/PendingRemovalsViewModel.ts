import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Timers } from '../../../application/shared/Timers';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** Milliseconds in which a removal can be undone. */
export const REMOVAL_DELAY_MS = 8000;

interface Removals {
  remove(id: string): Promise<BackendResult<void>>;
}

interface PendingRemoval {
  readonly cancel: Unsubscribe;
  readonly onResult: (failure: BackendFailure | null) => void;
}

/**
 * Removals that can still be undone. One for the whole site. Who leaves the administration has no undo any more: what is pending is
 * removed at once.
 */
export class PendingRemovalsViewModel {
  /** What is about to be removed, or being removed. */
  ids: ReadonlySet<string> = new Set();
  readonly #removals: Removals;
  readonly #timers: Timers;
  readonly #waiting = new Map<string, PendingRemoval>();

  constructor(removals: Removals, timers: Timers) {
    this.#removals = removals;
    this.#timers = timers;
    makeAutoObservable(this, { ids: observableRef }, { autoBind: true });
  }

  get isEmpty(): boolean {
    return this.ids.size === 0;
  }

  /** Removes after the delay; `onResult` is called then, with null on success, unless it is undone before. */
  take(id: string, onResult: (failure: BackendFailure | null) => void): void {
    if (this.ids.has(id)) return;
    this.ids = new Set([...this.ids, id]);
    const cancel = this.#timers.after(REMOVAL_DELAY_MS, () => void this.#remove(id));
    this.#waiting.set(id, { cancel, onResult });
  }

  /** False: it is removed, or being removed. */
  undo(id: string): boolean {
    const pending = this.#waiting.get(id);
    if (pending === undefined) return false;
    pending.cancel();
    this.#waiting.delete(id);
    this.#release(id);
    return true;
  }

  /** Removes everything that waits, at once. */
  storeAll(): void {
    for (const id of [...this.#waiting.keys()]) void this.#remove(id);
  }

  async #remove(id: string): Promise<void> {
    const pending = this.#waiting.get(id);
    if (pending === undefined) return;
    pending.cancel();
    this.#waiting.delete(id);
    const result = await this.#removals.remove(id);
    runInAction(() => {
      pending.onResult(result.ok ? null : result.failure);
      this.#release(id);
    });
  }

  #release(id: string): void {
    this.ids = new Set([...this.ids].filter((one) => one !== id));
  }
}
