import { makeAutoObservable, observableRef, runInAction } from 'mobx';
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
import { isInGroup, toGroup, type ListingGroup } from './listingGroups';
import type { ListingActionsViewModel } from './ListingActionsViewModel';
import type { DeletionQueueViewModel } from './DeletionQueueViewModel';

type FavouriteCounts = Pick<FavouriteRepository, 'countsOf'>;

/** How often a listing was opened, and how many people have it as a favourite; `null`: unknown. */
export interface Audience {
  readonly views: number | null;
  readonly favourites: number | null;
}

/** A listing and its group beside « Toutes ». */
export interface ListingPlace {
  readonly listing: Listing;
  readonly group: ListingGroup;
}

/** A person's own listings, up to date with every tab and device. */
export class MyListingsViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  /** Whether the listings have been read: they stay where they cannot be read again. */
  isRead = false;
  views: ReadonlyMap<string, number> = new Map();
  favourites: ReadonlyMap<string, number> = new Map();
  /** Listings whose audience could not be loaded. */
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

  /** How many listings were posted free of charge, and how many more may be; `null` until the stored profile is loaded. */
  get quota(): { readonly used: number; readonly left: number } | null {
    const { isProvisional, profile } = this.#session;
    return profile === null || isProvisional
      ? null
      : { used: profile.freeListingsCount, left: freeListingsLeft(profile) };
  }

  start(): Unsubscribe {
    return followPerson(this.#session, (uid) => (uid === null ? nothingToStop : this.#open(uid)));
  }

  /** The listings of a group, newest first. */
  inGroup(group: ListingGroup): readonly Listing[] {
    const now = this.#clock.now();
    return this.stored
      .filter(({ id }) => !this.deletions.hiddenIds.has(id))
      .map((listing) => this.actions.current(listing))
      .filter((listing) => isInGroup(currentState(listing, now), group));
  }

  /** Where a listing of theirs is; null for one that is gone. */
  placeOf(id: string): ListingPlace | null {
    const listing = this.inGroup('toutes').find((one) => one.id === id);
    const group = listing === undefined ? null : toGroup(currentState(listing, this.#clock.now()));
    return listing === undefined || group === null ? null : { listing, group };
  }

  audienceOf(id: string): Audience {
    return { views: this.views.get(id) ?? null, favourites: this.favourites.get(id) ?? null };
  }

  /** Loads the audience of those listings that it has not been requested for yet. */
  async loadAudience(ids: readonly string[]): Promise<void> {
    const unknown = ids.filter((id) => !this.#requestedIds.has(id));
    if (unknown.length === 0) return;
    for (const id of unknown) this.#requestedIds.add(id);
    const [views, favourites] = await Promise.all([this.#views.of(unknown), this.#favourites.countsOf(unknown)]);
    runInAction(() => {
      if (views.ok) this.views = new Map([...this.views, ...views.value]);
      if (favourites.ok) this.favourites = new Map([...this.favourites, ...Object.entries(favourites.value)]);
      this.#recordLoading(unknown, views.ok && favourites.ok);
    });
  }

  retry(): void {
    this.attempt += 1;
  }

  #open(uid: string): Unsubscribe {
    runInAction(() => {
      this.status = 'loading';
      this.isRead = false;
      this.stored = [];
    });
    this.deletions.resume(uid);
    return this.#listings.subscribeToOwned(uid, (listings) => this.#show(listings));
  }

  #show(listings: BackendResult<readonly Listing[]>): void {
    runInAction(() => {
      this.status = listings.ok ? 'ready' : listings.failure;
      if (!listings.ok) return;
      this.isRead = true;
      this.stored = listings.value;
    });
    if (listings.ok) for (const listing of listings.value) this.#storeExpiry(listing);
  }

  /** Listings whose audience could not be loaded may be requested again. */
  #recordLoading(ids: readonly string[], isLoaded: boolean): void {
    const others = [...this.failedIds].filter((id) => !ids.includes(id));
    this.failedIds = new Set(isLoaded ? others : [...others, ...ids]);
    if (!isLoaded) for (const id of ids) this.#requestedIds.delete(id);
  }

  /** A backend may have no server that expires listings, or one that comes later: the owner's browser stores the state once the time is over. */
  #storeExpiry(listing: Listing): void {
    const isOver = listing.state !== 'expired' && currentState(listing, this.#clock.now()) === 'expired';
    if (!isOver || this.#expiredIds.has(listing.id)) return;
    this.#expiredIds.add(listing.id);
    void this.#changeState.execute(listing.id, 'expire');
  }
}
