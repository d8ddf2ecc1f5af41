import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import { suspectListings, type SuspectListing } from '../../../domain/moderation/suspicion';
import type { PendingDecisionsViewModel } from '../decision/PendingDecisionsViewModel';
import type { ListingListViewModel } from '../listings/ListingListViewModel';

/** How many listings are compared. The directory reads one more: 50 documents. */
export const WATCHED_LISTINGS = 49;

/** The listings online that were changed last, and those among them that deserve a look. */
export class WatchViewModel {
  readonly list: ListingListViewModel;
  readonly #pending: Pick<PendingDecisionsViewModel, 'caseIds'>;
  readonly #clock: Clock;

  constructor(list: ListingListViewModel, pending: Pick<PendingDecisionsViewModel, 'caseIds'>, clock: Clock) {
    this.list = list;
    this.#pending = pending;
    this.#clock = clock;
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** The most suspect first, without those that the admin has just decided about. */
  get suspects(): readonly SuspectListing[] {
    return suspectListings(this.list.listings, this.#clock.now()).filter(
      ({ listing }) => !this.#pending.caseIds.has(caseIdOf({ kind: 'listing', id: listing.id })),
    );
  }

  start(): Unsubscribe {
    return this.list.start({ state: 'online' }, WATCHED_LISTINGS);
  }

  suspect(listingId: string): SuspectListing | null {
    return this.suspects.find(({ listing }) => listing.id === listingId) ?? null;
  }

  /** The listing to go to once this one is decided: the next, after the last the first; null if it was the only one. */
  after(listingId: string): string | null {
    const ids = this.suspects.map(({ listing }) => listing.id);
    const index = ids.indexOf(listingId);
    return [...ids.slice(index + 1), ...ids.slice(0, Math.max(0, index))][0] ?? null;
  }
}
