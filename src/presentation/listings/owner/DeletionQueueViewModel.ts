import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DeleteListing, DeleteListingFailure } from '../../../application/listings/DeleteListing';
import type { PendingDeletions } from '../../../application/listings/PendingDeletions';
import type { Clock } from '../../../application/shared/Clock';
import type { Timers } from '../../../application/shared/Timers';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Listing } from '../../../domain/listings/Listing';
import type { Result } from '../../../domain/shared/Result';

/** How long a deletion can be undone. */
export const DELETION_DELAY_MS = 10_000;

export type DeletionResult = Result<Listing, DeleteListingFailure>;

type OnResult = (result: DeletionResult) => void;

interface ScheduledDeletion {
  readonly ownerId: string;
  readonly cancel: Unsubscribe;
  /** `null`: an earlier visit scheduled the deletion, and nobody waits for the result. */
  readonly onResult: OnResult | null;
}

/**
 * Deletes listings after a delay, since a deletion cannot be undone on the backend: until then they are hidden and can be brought
 * back. One for the whole site, so that the delay goes on when the page changes. When the tab is closed before its end, the
 * owner's next visit deletes.
 */
export class DeletionQueueViewModel {
  /** Ids of the listings that wait to be deleted, or are deleted. */
  hiddenIds: ReadonlySet<string> = new Set();
  readonly #deleteListing: Pick<DeleteListing, 'execute'>;
  readonly #pending: PendingDeletions;
  readonly #clock: Clock;
  readonly #timers: Timers;
  readonly #scheduled = new Map<string, ScheduledDeletion>();

  constructor(deleteListing: Pick<DeleteListing, 'execute'>, pending: PendingDeletions, clock: Clock, timers: Timers) {
    this.#deleteListing = deleteListing;
    this.#pending = pending;
    this.#clock = clock;
    this.#timers = timers;
    makeAutoObservable(this, { hiddenIds: observableRef }, { autoBind: true });
  }

  /** Hides a listing and deletes it after the delay; `onResult` is called then, unless it is undone before. */
  schedule({ id, ownerId }: Listing, onResult: OnResult): void {
    if (this.hiddenIds.has(id)) return;
    this.#pending.add({ listingId: id, ownerId, due: this.#clock.now() + DELETION_DELAY_MS });
    this.#schedule(id, ownerId, DELETION_DELAY_MS, onResult);
  }

  /** False: the listing is deleted, or its deletion has begun. */
  undo(id: string): boolean {
    const scheduled = this.#scheduled.get(id);
    if (scheduled === undefined) return false;
    scheduled.cancel();
    this.#scheduled.delete(id);
    this.#pending.remove(id);
    this.#unhide(id);
    return true;
  }

  /** Schedules the deletions that an earlier visit could not finish. */
  resume(ownerId: string): void {
    for (const { listingId, due } of this.#pending.of(ownerId)) {
      if (!this.hiddenIds.has(listingId))
        this.#schedule(listingId, ownerId, Math.max(0, due - this.#clock.now()), null);
    }
  }

  #unhide(id: string): void {
    runInAction(() => {
      this.hiddenIds = new Set([...this.hiddenIds].filter((one) => one !== id));
    });
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
    // Undone, or deleted, in another tab.
    if (!this.#pending.of(scheduled.ownerId).some(({ listingId }) => listingId === id)) return this.#unhide(id);
    const result = await this.#deleteListing.execute(id);
    if (isFinal(result, scheduled.onResult !== null)) this.#pending.remove(id);
    if (!result.ok) this.#unhide(id);
    scheduled.onResult?.(result);
  }
}

/**
 * Whether no later visit needs to retry: it is done, it cannot be done, or its owner is shown the failure and still has the whole
 * listing. An owner who has signed out is denied, but may sign in again.
 */
function isFinal(result: DeletionResult, isReported: boolean): boolean {
  if (result.ok || result.failure === 'missing' || result.failure === 'illegal-transition') return true;
  return isReported && result.failure !== 'denied' && typeof result.failure === 'string';
}
