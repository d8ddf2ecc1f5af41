import { makeAutoObservable, observableRef } from 'mobx';
import type { FavouriteRepository } from '../../../application/favourites/FavouriteRepository';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { ListingViews } from '../../../application/listings/ListingViews';
import type { ChangeListingState } from '../../../application/listings/ChangeListingState';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { freeListingsLeft } from '../../../domain/listings/lifecycle/freeListings';
import { currentState } from '../../../domain/listings/lifecycle/lifetime';
import type { Listing } from '../../../domain/listings/Listing';
import { followPerson, nothingToStop } from '../../shared/session/followPerson';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';
import { isInGroup, type ListingGroup } from './listingGroups';
import type { ListingActionsViewModel } from './ListingActionsViewModel';
import type { DeletionQueueViewModel } from './DeletionQueueViewModel';

type FavouriteCounts = Pick<FavouriteRepository, 'countsOf'>;

/** How often a listing was opened, and how many people keep it; `null`: not known. */
export interface Audience {
  readonly views: number | null;
  readonly favourites: number | null;
}

/** A person's own listings, as they are at this moment in any tab. */
export class MyListingsViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  views: ReadonlyMap<string, number> = new Map();
  favourites: ReadonlyMap<string, number> = new Map();
  /** Those whose audience could not be read. */
  failedIds: ReadonlySet<string> = new Set();
  attempt = 0;
  stored: readonly Listing[] = [];
  readonly actions: ListingActionsViewModel;
  readonly deletions: DeletionQueueViewModel;
  readonly #session: SessionViewModel;
  readonly #listings: ListingRepository;
  readonly #views: ListingViews;
  readonly #changeState: ChangeListingState;
  readonly #clock: Clock;
  readonly #favourites: FavouriteCounts;
  readonly #expiredIds = new Set<string>();
  readonly #requestedIds = new Set<string>();

  constructor(
    session: SessionViewModel,
    listings: ListingRepository,
    views: ListingViews,
    favourites: FavouriteCounts,
    changeState: ChangeListingState,
    actions: ListingActionsViewModel,
    deletions: DeletionQueueViewModel,
    clock: Clock,
  ) {
    this.#session = session;
    this.#listings = listings;
    this.#views = views;
    this.#favourites = favourites;
    this.#changeState = changeState;
    this.actions = actions;
    this.deletions = deletions;
    this.#clock = clock;
    makeAutoObservable(
      this,
      {
        stored: observableRef,
        views: observableRef,
        favourites: observableRef,
        failedIds: observableRef,
        actions: false,
        deletions: false,
      },
      { autoBind: true },
    );
  }

  get session(): SessionViewModel['status'] {
    return this.#session.status;
  }

  /** How many listings were posted free of charge, and how many more may be; `null` until the stored profile tells. */
  get quota(): { readonly used: number; readonly left: number } | null {
    const { isProvisional, profile } = this.#session;
    return profile === null || isProvisional
      ? null
      : { used: profile.freeListingsCount, left: freeListingsLeft(profile) };
  }

  start(): Unsubscribe {
    return followPerson(this.#session, (uid) => (uid === null ? nothingToStop : this.open(uid)));
  }

  open(uid: string): Unsubscribe {
    this.status = 'loading';
    this.stored = [];
    this.deletions.resume(uid);
    return this.#listings.subscribeToOwned(uid, this.show);
  }

  show(listings: BackendResult<readonly Listing[]>): void {
    if (!listings.ok) {
      this.status = listings.failure;
      return;
    }
    this.status = 'ready';
    this.stored = listings.value;
    listings.value.forEach(this.writeDownTheEnd);
  }

  /** The listings of a group, newest first. */
  inGroup(group: ListingGroup): readonly Listing[] {
    const now = this.#clock.now();
    return this.stored
      .filter(({ id }) => !this.deletions.hiddenIds.has(id))
      .map((listing) => this.actions.current(listing))
      .filter((listing) => isInGroup(currentState(listing, now), group));
  }

  audienceOf(id: string): Audience {
    return { views: this.views.get(id) ?? null, favourites: this.favourites.get(id) ?? null };
  }

  /** Reads how often the listings on the page were opened and kept, of those not known yet. */
  async loadAudience(ids: readonly string[]): Promise<void> {
    const unknown = ids.filter((id) => !this.#requestedIds.has(id));
    if (unknown.length === 0) return;
    for (const id of unknown) this.#requestedIds.add(id);
    const [views, favourites] = await Promise.all([this.#views.of(unknown), this.#favourites.countsOf(unknown)]);
    if (views.ok) this.showViews(views.value);
    if (favourites.ok) this.showFavourites(favourites.value);
    this.noteReading(unknown, views.ok && favourites.ok);
  }

  /** What could not be read may be asked for again. */
  noteReading(ids: readonly string[], isRead: boolean): void {
    const others = [...this.failedIds].filter((id) => !ids.includes(id));
    this.failedIds = new Set(isRead ? others : [...others, ...ids]);
    if (!isRead) for (const id of ids) this.#requestedIds.delete(id);
  }

  showViews(views: ReadonlyMap<string, number>): void {
    this.views = new Map([...this.views, ...views]);
  }

  showFavourites(counts: Readonly<Record<string, number>>): void {
    this.favourites = new Map([...this.favourites, ...Object.entries(counts)]);
  }

  /** Nobody is awake to expire a listing: its owner's browser does, when it sees that its time is over. */
  writeDownTheEnd(listing: Listing): void {
    const isOver = listing.state !== 'expired' && currentState(listing, this.#clock.now()) === 'expired';
    if (!isOver || this.#expiredIds.has(listing.id)) return;
    this.#expiredIds.add(listing.id);
    void this.#changeState.execute(listing.id, 'expire');
  }

  retry(): void {
    this.attempt += 1;
  }
}
