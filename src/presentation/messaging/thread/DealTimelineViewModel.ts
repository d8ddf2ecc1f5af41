import { makeAutoObservable, runInAction } from 'mobx';
import type { ListingBuyers } from '../../../application/listings/ListingBuyers';
import type { Timers } from '../../../application/shared/Timers';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { ListingState } from '../../../domain/listings/lifecycle/ListingState';
import type { GoesTo } from '../../../domain/listings/GoesTo';

/**
 * Milliseconds until a buyer is looked for again: the owner says whom after the state is stored. Each further read, and each
 * one after a failure, waits twice as long.
 */
const NAMING_TIME = 3000;

/** Milliseconds of the longest wait for an owner who has not said whom: the last read is 45 s after the first. */
const LONGEST_NAMING_WAIT = 24_000;

/** Whom the listing of a conversation goes to, seen from its buyer. */
export class DealTimelineViewModel {
  /** Null: not known, or the listing is neither reserved nor sold. */
  goesTo: GoesTo | null = null;
  /** Whether the listing was reserved for the buyer while the conversation was open. */
  wasReserved = false;
  readonly #listingBuyers: Pick<ListingBuyers, 'goesTo'>;
  readonly #timers: Timers;
  #pair = '';
  #state: ListingState = 'online';

  constructor(listingBuyers: Pick<ListingBuyers, 'goesTo'>, timers: Timers) {
    this.#listingBuyers = listingBuyers;
    this.#timers = timers;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** To be called again when the listing may have changed; the result stops what is pending. */
  start(listingId: string, buyerId: string, state: ListingState): Unsubscribe {
    const pair = `${listingId}~${buyerId}`;
    if (pair !== this.#pair) this.wasReserved = false;
    if (pair !== this.#pair || state !== this.#state) this.goesTo = null;
    this.#pair = pair;
    this.#state = state;
    if (state !== 'reserved' && state !== 'sold') return () => undefined;
    const reading = { isWanted: true, cancel: (): void => undefined };
    const read = async (delay: number) => {
      const found = await this.#listingBuyers.goesTo(listingId, buyerId);
      if (!reading.isWanted) return;
      if (found.ok) runInAction(() => this.#show(found.value));
      if (!found.ok || (found.value === 'nobody' && delay <= LONGEST_NAMING_WAIT))
        reading.cancel = this.#timers.after(delay, () => void read(delay * 2));
    };
    void read(NAMING_TIME);
    return () => {
      reading.isWanted = false;
      reading.cancel();
    };
  }

  #show(goesTo: GoesTo): void {
    this.goesTo = goesTo;
    this.wasReserved ||= goesTo === 'buyer' && this.#state === 'reserved';
  }
}
