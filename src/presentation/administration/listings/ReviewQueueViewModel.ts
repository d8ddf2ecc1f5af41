import { makeAutoObservable, observableRef } from 'mobx';
import type { ListingDirectory } from '../../../application/moderation/ListingDirectory';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Listing } from '../../../domain/listings/Listing';
import type { ListingPage } from '../../../domain/moderation/listingPage';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import type { PendingDecisionsViewModel } from '../decision/PendingDecisionsViewModel';
import { WaitingCount } from '../WaitingCount';

/** How many listings a page has. */
export const LISTING_PAGE = 25;

/** The listings in review: counted for the whole administration; those that wait longest are followed while they are shown. */
export class ReviewQueueViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  page: ListingPage = { listings: [], next: null };
  readonly waiting: WaitingCount;
  readonly #directory: ListingDirectory;
  readonly #pending: Pick<PendingDecisionsViewModel, 'caseIds'>;
  #end: Unsubscribe = () => undefined;

  constructor(directory: ListingDirectory, pending: Pick<PendingDecisionsViewModel, 'caseIds'>) {
    this.#directory = directory;
    this.#pending = pending;
    this.waiting = new WaitingCount((limit) => directory.countInReview(limit));
    makeAutoObservable(this, { page: observableRef, waiting: false }, { autoBind: true });
  }

  /** Those that nobody has decided about yet. */
  get listings(): readonly Listing[] {
    return this.page.listings.filter(({ id }) => !this.#pending.caseIds.has(caseIdOf({ kind: 'listing', id })));
  }

  start(): Unsubscribe {
    this.follow();
    return () => this.#end();
  }

  retry(): void {
    this.status = 'loading';
    this.follow();
  }

  /** The listing to go to once this one is decided: the next that waits, after the last the first; null if it was the only one. */
  after(listingId: string): Listing | null {
    const index = this.listings.findIndex(({ id }) => id === listingId);
    const others = [...this.listings.slice(index + 1), ...this.listings.slice(0, Math.max(0, index))];
    return others[0] ?? null;
  }

  follow(): void {
    this.#end();
    this.#end = this.#directory.subscribe({ state: 'in-review' }, null, LISTING_PAGE, this.show);
  }

  show(page: BackendResult<ListingPage>): void {
    this.status = page.ok ? 'ready' : page.failure;
    if (!page.ok) return;
    this.page = page.value;
    void this.waiting.read();
  }
}
