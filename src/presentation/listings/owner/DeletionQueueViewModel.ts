import { makeAutoObservable, observableRef } from 'mobx';
import type { ChangeListingState, ChangeListingStateFailure } from '../../../application/listings/ChangeListingState';
import type { PendingDeletions } from '../../../application/listings/PendingDeletions';
import type { Clock } from '../../../application/shared/Clock';
import type { Timers } from '../../../application/shared/Timers';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Listing } from '../../../domain/listings/Listing';
import type { Result } from '../../../domain/shared/Result';

/** How long a listing that was thrown away can be brought back. */
export const REMOVAL_GRACE = 10_000;

export type RemovalOutcome = Result<Listing, ChangeListingStateFailure>;

type Tell = (outcome: RemovalOutcome) => void;

interface Waiting {
  readonly ownerId: string;
  readonly end: Unsubscribe;
  /** `null`: nobody hears what came of it. */
  readonly tell: Tell | null;
}

/**
 * Deletes listings a little later than asked, since what is deleted cannot come back: until then they are out of sight and can be
 * brought back. One for the whole site, so that the time runs on whichever page is shown. A tab that is closed meanwhile cannot
 * delete any more: its owner's next visit does.
 */
export class DeletionQueueViewModel {
  /** Ids of the listings that are out of sight. */
  removed: ReadonlySet<string> = new Set();
  readonly #move: ChangeListingState;
  readonly #pending: PendingDeletions;
  readonly #clock: Clock;
  readonly #timers: Timers;
  readonly #waiting = new Map<string, Waiting>();

  constructor(move: ChangeListingState, pending: PendingDeletions, clock: Clock, timers: Timers) {
    this.#move = move;
    this.#pending = pending;
    this.#clock = clock;
    this.#timers = timers;
    makeAutoObservable(this, { removed: observableRef }, { autoBind: true });
  }

  /** Puts a listing out of sight; `onOutcome` hears what came of it, unless it is brought back. */
  remove({ id, ownerId }: Listing, onOutcome: Tell): void {
    if (this.removed.has(id)) return;
    this.#pending.add({ listingId: id, ownerId, due: this.#clock.now() + REMOVAL_GRACE });
    this.#wait(id, ownerId, REMOVAL_GRACE, onOutcome);
  }

  /** False: it is deleted already, or about to be. */
  bringBack(id: string): boolean {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return false;
    waiting.end();
    this.#waiting.delete(id);
    this.#pending.forget(id);
    this.show(id);
    return true;
  }

  /** Takes up what an earlier visit left undone. */
  resume(ownerId: string): void {
    for (const { listingId, due } of this.#pending.of(ownerId)) {
      if (!this.removed.has(listingId)) this.#wait(listingId, ownerId, Math.max(0, due - this.#clock.now()), null);
    }
  }

  show(id: string): void {
    this.removed = new Set([...this.removed].filter((one) => one !== id));
  }

  #wait(id: string, ownerId: string, milliseconds: number, tell: Tell | null): void {
    this.removed = new Set([...this.removed, id]);
    this.#waiting.set(id, { ownerId, tell, end: this.#timers.after(milliseconds, () => void this.#delete(id)) });
  }

  async #delete(id: string): Promise<void> {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    waiting.end();
    this.#waiting.delete(id);
    // Brought back, or deleted, in another tab.
    if (!this.#pending.of(waiting.ownerId).some(({ listingId }) => listingId === id)) return this.show(id);
    const outcome = await this.#move.execute(id, 'delete');
    if (isSettled(outcome, waiting.tell !== null)) this.#pending.forget(id);
    if (!outcome.ok) this.show(id);
    waiting.tell?.(outcome);
  }
}

/** Whether no later visit need try: it is done, cannot be done, or its owner hears why not. Whoever has signed out is refused, but may come back. */
function isSettled(outcome: RemovalOutcome, isHeard: boolean): boolean {
  if (outcome.ok || outcome.failure === 'missing' || outcome.failure === 'illegal-transition') return true;
  return isHeard && outcome.failure !== 'denied';
}
