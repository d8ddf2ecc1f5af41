import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ListingRepository } from '../../application/listings/ListingRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { BackendResult } from '../../application/shared/BackendResult';
import type { Clock } from '../../application/shared/Clock';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { Favourite } from '../../domain/favourites/Favourite';
import { compareFavourites, type FavouriteSort } from '../../domain/favourites/FavouriteSort';
import { favouriteStatus, type FavouriteStatus } from '../../domain/favourites/favouriteStatus';
import { priceDrop, type PriceDrop } from '../../domain/favourites/priceDrop';
import type { Listing, ListingCard } from '../../domain/listings/Listing';
import type { SavedItemsViewModel } from './SavedItemsViewModel';

/** A favourite with the current status of its listing. */
export interface ShownFavourite {
  readonly favourite: Favourite;
  /** The current card, or the stored one when the listing is gone or not known yet. */
  readonly card: ListingCard;
  readonly status: FavouriteStatus;
  readonly drop: PriceDrop | null;
}

/** The page of favourites; it subscribes to the listings that are shown, and to no others. */
export class FavouritesViewModel {
  sort: FavouriteSort = 'added';
  limit = 0;
  current: ReadonlyMap<string, Listing | null> = new Map();
  readonly #savedItems: SavedItemsViewModel;
  readonly #listings: Pick<ListingRepository, 'subscribe'>;
  readonly #clock: Clock;
  readonly #followed = new Map<string, Unsubscribe>();

  constructor(savedItems: SavedItemsViewModel, listings: Pick<ListingRepository, 'subscribe'>, clock: Clock) {
    this.#savedItems = savedItems;
    this.#listings = listings;
    this.#clock = clock;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  get status(): 'loading' | 'ready' | BackendFailure {
    const { failure, stored } = this.#savedItems.favourites;
    if (stored !== null || this.total > 0) return 'ready';
    return failure ?? 'loading';
  }

  get total(): number {
    return this.#savedItems.favourites.items.length;
  }

  get shown(): readonly ShownFavourite[] {
    const compare = compareFavourites(this.sort);
    const all = this.#savedItems.favourites.items.map((favourite) => this.#join(favourite));
    return all.sort((one, other) => compare(sortable(one), sortable(other))).slice(0, this.limit);
  }

  start(): Unsubscribe {
    const end = reaction(
      () => this.shown.map(({ favourite }) => favourite.card.id),
      (ids) => this.#follow(ids),
      { fireImmediately: true },
    );
    return () => {
      end();
      this.#follow([]);
    };
  }

  setView(sort: FavouriteSort, limit: number): void {
    this.sort = sort;
    this.limit = limit;
  }

  setCurrent(id: string, listing: BackendResult<Listing | null>): void {
    if (listing.ok) this.current = new Map(this.current).set(id, listing.value);
  }

  remove({ card }: Favourite): Promise<void> {
    return this.#savedItems.removeFavourite(card.id);
  }

  /** Adds a removed favourite again, with its original date and price. */
  restore(favourite: Favourite): Promise<void> {
    return this.#savedItems.addFavourite(favourite);
  }

  #join(favourite: Favourite): ShownFavourite {
    const current = this.current.get(favourite.card.id);
    const status = favouriteStatus(current, this.#clock.now());
    const isThere = current !== undefined && current !== null && status !== 'gone';
    const card = isThere ? current : favourite.card;
    return {
      favourite,
      card,
      status,
      drop: isThere && status !== 'sold' ? priceDrop(favourite.card.price, current.price) : null,
    };
  }

  #follow(ids: readonly string[]): void {
    for (const [id, stop] of this.#followed) {
      if (ids.includes(id)) continue;
      stop();
      this.#followed.delete(id);
    }
    for (const id of ids) {
      if (!this.#followed.has(id))
        this.#followed.set(
          id,
          this.#listings.subscribe(id, (listing) => this.setCurrent(id, listing)),
        );
    }
  }
}

function sortable({ favourite: { addedAt }, card: { id, price, publishedAt } }: ShownFavourite) {
  return { id, addedAt, price, publishedAt };
}
