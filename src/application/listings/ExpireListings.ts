import { isPublic } from '../../domain/listings/lifecycle/ListingState';
import { transitionListing } from '../../domain/listings/lifecycle/transitionListing';
import { MINUTE } from '../../domain/shared/Instant';
import { failure } from '../../domain/shared/Result';
import type { Clock } from '../shared/Clock';
import type { EndedListing, EndedListings } from './EndedListings';

/** Milliseconds after which a run takes no more listings: a Cloud Function that is started by the clock has 30 minutes. */
export const LONGEST_EXPIRY_RUN = 25 * MINUTE;
/** Of how many failures a run says why: when nothing can be written, each of many thousand listings has one. */
const REPORTED_FAILURES = 20;

export interface ExpiryOutcome {
  readonly expired: number;
  /** How many could not be expired; the next run tries them again. */
  readonly failed: number;
  /** Why; of the first ones only. */
  readonly failures: readonly unknown[];
  /** False: the time of the run was over before it had seen all; the next run goes on. */
  readonly isComplete: boolean;
}

/**
 * Stores that public listings have expired whose time is over, as the browser of their owner does once that person comes back. Runs may overlap,
 * be repeated or end in the middle: each listing is read again and changed in a transaction of its own. A paused listing is left to its owner:
 * everybody may read an expired one, which would undo the pause.
 */
export class ExpireListings {
  readonly #listings: EndedListings;
  readonly #clock: Clock;

  constructor(listings: EndedListings, clock: Clock) {
    this.#listings = listings;
    this.#clock = clock;
  }

  /** Rejects when listings cannot be read: those after them are left to the next run. */
  async execute(): Promise<ExpiryOutcome> {
    const start = this.#clock.now();
    const failures: unknown[] = [];
    let [expired, failed] = [0, 0];
    for await (const portion of this.#listings.endedAt(start)) {
      if (this.#clock.now() >= start + LONGEST_EXPIRY_RUN) return { expired, failed, failures, isComplete: false };
      for (const outcome of await this.#expireAll(portion)) {
        if (outcome.status === 'fulfilled') expired += Number(outcome.value);
        else {
          failed += 1;
          if (failures.length < REPORTED_FAILURES) failures.push(outcome.reason);
        }
      }
    }
    return { expired, failed, failures, isComplete: true };
  }

  /** Listings of one owner one after the other, since each transaction changes the same account; those of different owners at the same time. */
  async #expireAll(portion: readonly EndedListing[]): Promise<readonly PromiseSettledResult<boolean>[]> {
    const lastOf = new Map<string, Promise<unknown>>();
    return Promise.allSettled(
      portion.map((listing) => {
        const before = lastOf.get(listing.ownerId) ?? Promise.resolve();
        const expiring = before.then(() => this.#expire(listing));
        lastOf.set(
          listing.ownerId,
          expiring.catch(() => undefined),
        );
        return expiring;
      }),
    );
  }

  #expire(listing: EndedListing): Promise<boolean> {
    return this.#listings.change(listing, (stored) =>
      isPublic(stored.state) ? transitionListing(stored, 'expire', this.#clock.now()) : failure('illegal-transition'),
    );
  }
}
