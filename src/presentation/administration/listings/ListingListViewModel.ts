import { makeAutoObservable, observableRef } from 'mobx';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { ListingDirectory } from '../../../application/moderation/ListingDirectory';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Listing } from '../../../domain/listings/Listing';
import type { ListingFilter, ListingPage, ListingPosition } from '../../../domain/moderation/listingPage';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import { success } from '../../../domain/shared/Result';
import type { PendingDecisionsViewModel } from '../decision/PendingDecisionsViewModel';
import { readListingSearch } from './listingFilters';
import { LISTING_PAGE } from './ReviewQueueViewModel';

const noPage: ListingPage = { listings: [], next: null };

/** Listings as an admin lists them: those of a filter by pages, or what a search finds. Each page is live. */
export class ListingListViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  page = noPage;
  /** Where the pages begin up to the one that is shown. */
  positions: readonly (ListingPosition | null)[] = [null];
  readonly #directory: ListingDirectory;
  readonly #listings: Pick<ListingRepository, 'subscribe'>;
  readonly #pending: Pick<PendingDecisionsViewModel, 'caseIds'>;
  #filter: ListingFilter = { state: 'in-review' };
  #limit = LISTING_PAGE;
  #follow: () => void = () => undefined;
  readonly #ends: Unsubscribe[] = [];

  constructor(
    directory: ListingDirectory,
    listings: Pick<ListingRepository, 'subscribe'>,
    pending: Pick<PendingDecisionsViewModel, 'caseIds'>,
  ) {
    this.#directory = directory;
    this.#listings = listings;
    this.#pending = pending;
    makeAutoObservable(this, { page: observableRef, positions: observableRef }, { autoBind: true });
  }

  /** Without those in review that the admin has just decided about. */
  get listings(): readonly Listing[] {
    const { caseIds } = this.#pending;
    return this.page.listings.filter(
      ({ id, state }) => state !== 'in-review' || !caseIds.has(caseIdOf({ kind: 'listing', id })),
    );
  }

  /** The number of the page, from 1. */
  get pageNumber(): number {
    return this.positions.length;
  }

  get hasNext(): boolean {
    return this.page.next !== null;
  }

  get hasPrevious(): boolean {
    return this.positions.length > 1;
  }

  /** Shows the first page of a filter. */
  start(filter: ListingFilter, limit = LISTING_PAGE): Unsubscribe {
    this.#limit = limit;
    return this.begin(() => this.followPages(filter));
  }

  /** Shows the listing with this id or address, or else those of the owner with this uid. */
  search(typed: string): Unsubscribe {
    const { listingId, ownerId } = readListingSearch(typed);
    return this.begin(() => {
      if (listingId !== null) this.followListing(listingId, ownerId);
      else if (ownerId !== null) this.followPages({ ownerId });
      else this.show(success(noPage));
    });
  }

  showNext(): void {
    if (this.page.next !== null) this.turnTo([...this.positions, this.page.next]);
  }

  showPrevious(): void {
    if (this.hasPrevious) this.turnTo(this.positions.slice(0, -1));
  }

  retry(): void {
    this.begin(this.#follow);
  }

  begin(follow: () => void): Unsubscribe {
    this.stop();
    this.#follow = follow;
    this.page = noPage;
    this.positions = [null];
    this.status = 'loading';
    follow();
    return this.stop;
  }

  stop(): void {
    for (const end of this.#ends.splice(0)) end();
  }

  followPages(filter: ListingFilter): void {
    this.#filter = filter;
    this.#ends.push(this.#directory.subscribe(filter, this.positions.at(-1) ?? null, this.#limit, this.show));
  }

  /** `ownerId`: whose listings are shown instead if there is no such listing. */
  followListing(listingId: string, ownerId: string | null): void {
    let isMissing = false;
    const showFound = (found: BackendResult<Listing | null>) => {
      if (isMissing) return;
      isMissing = found.ok && found.value === null && ownerId !== null;
      if (isMissing && ownerId !== null) this.followPages({ ownerId });
      else this.show(found.ok ? success({ listings: found.value === null ? [] : [found.value], next: null }) : found);
    };
    this.#ends.push(this.#listings.subscribe(listingId, showFound));
  }

  turnTo(positions: readonly (ListingPosition | null)[]): void {
    this.stop();
    this.positions = positions;
    this.status = 'loading';
    this.followPages(this.#filter);
  }

  show(page: BackendResult<ListingPage>): void {
    this.status = page.ok ? 'ready' : page.failure;
    if (page.ok) this.page = page.value;
  }
}
