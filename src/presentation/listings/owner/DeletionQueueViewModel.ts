import { makeAutoObservable, observableRef } from 'mobx';
import type { ChangeListingState, ChangeListingStateFailure } from '../../../application/listings/ChangeListingState';
import type { PendingDeletions } from '../../../application/listings/PendingDeletions';
import type { Clock } from '../../../application/shared/Clock';
import type { Timers } from '../../../application/shared/Timers';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Listing } from '../../../domain/listings/Listing';
import type { Result } from '../../../domain/shared/Result';

/** How long a listing that was thrown away can be brought back. */
export const DELETION_DELAY_MS = 10_000;

export type DeletionResult = Result<Listing, ChangeListingStateFailure>;

type OnResult = (result: DeletionResult) => void;

interface ScheduledDeletion {
  readonly ownerId: string;
  readonly cancel: Unsubscribe;
  /** `null`: nobody hears what came of it. */
  readonly onResult: OnResult | null;
}

/**
 * Deletes listings a little later than asked, since what is deleted cannot come back: until then they are out of sight and can be
 * brought back. One for the whole site, so that the time runs on whichever page is shown. A tab that is closed meanwhile cannot
 * delete any more: its owner's next visit does.
 */
export class DeletionQueueViewModel {
  /** Ids of the listings that are out of sight. */
  hiddenIds: ReadonlySet<string> = new Set();
  readonly #changeState: ChangeListingState;
  readonly #pending: PendingDeletions;
  readonly #clock: Clock;
  readonly #timers: Timers;
  readonly #scheduled = new Map<string, ScheduledDeletion>();

  constructor(changeState: ChangeListingState, pending: PendingDeletions, clock: Clock, timers: Timers) {
    this.#changeState = changeState;
    this.#pending = pending;
    this.#clock = clock;
    this.#timers = timers;
    makeAutoObservable(this, { hiddenIds: observableRef }, { autoBind: true });
  }

  /** Puts a listing out of sight; `onOutcome` hears what came of it, unless it is brought back. */
  schedule({ id, ownerId }: Listing, onResult: OnResult): void {
    if (this.hiddenIds.has(id)) return;
    this.#pending.add({ listingId: id, ownerId, due: this.#clock.now() + DELETION_DELAY_MS });
    this.#schedule(id, ownerId, DELETION_DELAY_MS, onResult);
  }

  /** False: it is deleted already, or about to be. */
  undo(id: string): boolean {
    const scheduled = this.#scheduled.get(id);
    if (scheduled === undefined) return false;
    scheduled.cancel();
    this.#scheduled.delete(id);
    this.#pending.remove(id);
    this.show(id);
    return true;
  }

  /** Takes up what an earlier visit left undone. */
  resume(ownerId: string): void {
    for (const { listingId, due } of this.#pending.of(ownerId)) {
      if (!this.hiddenIds.has(listingId))
        this.#schedule(listingId, ownerId, Math.max(0, due - this.#clock.now()), null);
    }
  }

  show(id: string): void {
    this.hiddenIds = new Set([...this.hiddenIds].filter((one) => one !== id));
  }

  #schedule(id: string, ownerId: string, milliseconds: number, onResult: OnResult | null): void {
    this.hiddenIds = new Set([...this.hiddenIds, id]);
    this.#scheduled.set(id, {
      ownerId,
      onResult,
      cancel: this.#timers.after(milliseconds, () => void this.#delete(id)),
    });
  }

  async #delete(id: string): Promise<void> {
    const scheduled = this.#scheduled.get(id);
    if (scheduled === undefined) return;
    scheduled.cancel();
    this.#scheduled.delete(id);
    // Brought back, or deleted, in another tab.
    if (!this.#pending.of(scheduled.ownerId).some(({ listingId }) => listingId === id)) return this.show(id);
    const result = await this.#changeState.execute(id, 'delete');
    if (isFinal(result, scheduled.onResult !== null)) this.#pending.remove(id);
    if (!result.ok) this.show(id);
    scheduled.onResult?.(result);
  }
}

/** Whether no later visit need try: it is done, cannot be done, or its owner hears why not. Whoever has signed out is refused, but may come back. */
function isFinal(result: DeletionResult, isReported: boolean): boolean {
  if (result.ok || result.failure === 'missing' || result.failure === 'illegal-transition') return true;
  return isReported && result.failure !== 'denied';
}
