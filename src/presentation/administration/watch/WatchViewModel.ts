import { compareStructural, makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { CaseRepository } from '../../../application/moderation/CaseRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import { isExamined, type ReportOutcome } from '../../../domain/moderation/ReportOutcome';
import { suspectListings, type SuspectListing } from '../../../domain/moderation/suspicion';
import type { PendingDecisionsViewModel } from '../decision/PendingDecisionsViewModel';
import type { ListingListViewModel } from '../listings/ListingListViewModel';

/** How many listings are compared. The directory reads one more: 50 documents. */
export const WATCHED_LISTINGS = 49;

/** The listings online that were changed last, and those among them that deserve a look. */
export class WatchViewModel {
  readonly list: ListingListViewModel;
  readonly #pending: Pick<PendingDecisionsViewModel, 'caseIds'>;
  readonly #cases: Pick<CaseRepository, 'subscribeToOutcome'>;
  readonly #clock: Clock;
  /** What the last decision about a listing with a sign was, by its id; a failure to read it leaves the listing in the list. */
  readonly #outcomes = observable.map<string, BackendResult<ReportOutcome | null>>({}, { deep: false });
  readonly #ends = new Map<string, Unsubscribe>();

  constructor(
    list: ListingListViewModel,
    pending: Pick<PendingDecisionsViewModel, 'caseIds'>,
    cases: Pick<CaseRepository, 'subscribeToOutcome'>,
    clock: Clock,
  ) {
    this.list = list;
    this.#pending = pending;
    this.#cases = cases;
    this.#clock = clock;
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** The most suspect first, without those that an admin has decided about since their last change. */
  get suspects(): readonly SuspectListing[] {
    return this.scored.filter(({ listing }) => this.deservesLook(listing));
  }

  /** `loading` also until it is known what was decided about the listings that have a sign. */
  get status(): ListingListViewModel['status'] {
    const isKnown = this.scored.every(({ listing }) => this.#outcomes.has(listing.id));
    return this.list.status === 'ready' && !isKnown ? 'loading' : this.list.status;
  }

  get scored(): readonly SuspectListing[] {
    return suspectListings(this.list.listings, this.#clock.now());
  }

  start(): Unsubscribe {
    const endList = this.list.start({ state: 'online' }, WATCHED_LISTINGS);
    const endReaction = reaction(
      () => this.scored.map(({ listing }) => listing.id),
      (ids) => this.followOutcomes(ids),
      { equals: compareStructural, fireImmediately: true },
    );
    return () => {
      endList();
      endReaction();
      this.followOutcomes([]);
    };
  }

  /** The signs of a listing, also of one that is not in the list any more; null if it has none. */
  suspect(listingId: string): SuspectListing | null {
    return this.scored.find(({ listing }) => listing.id === listingId) ?? null;
  }

  /** The listing to go to once this one is decided: the next, after the last the first; null if it was the only one. */
  after(listingId: string): string | null {
    const ids = this.suspects.map(({ listing }) => listing.id);
    const index = ids.indexOf(listingId);
    return [...ids.slice(index + 1), ...ids.slice(0, Math.max(0, index))][0] ?? null;
  }

  /** Follows the outcomes of these listings, and of no others. */
  followOutcomes(ids: readonly string[]): void {
    for (const [id, end] of this.#ends)
      if (!ids.includes(id)) {
        end();
        this.#ends.delete(id);
        this.#outcomes.delete(id);
      }
    for (const id of ids)
      if (!this.#ends.has(id)) {
        const keep = (outcome: BackendResult<ReportOutcome | null>) =>
          runInAction(() => void this.#outcomes.set(id, outcome));
        this.#ends.set(id, this.#cases.subscribeToOutcome({ kind: 'listing', id }, keep));
      }
  }

  deservesLook(listing: SuspectListing['listing']): boolean {
    const outcome = this.#outcomes.get(listing.id);
    if (outcome === undefined || this.#pending.caseIds.has(caseIdOf({ kind: 'listing', id: listing.id }))) return false;
    return !outcome.ok || !isExamined(listing, outcome.value);
  }
}
