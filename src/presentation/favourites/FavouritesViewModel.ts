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

/** A favourite with what has become of its listing. */
export interface ShownFavourite {
  readonly favourite: Favourite;
  /** As it is now, or as it was when there is nothing better. */
  readonly card: ListingCard;
  readonly standing: FavouriteStatus;
  readonly drop: PriceDrop | null;
}

/** The page of favourites: each listing that is shown is followed, and no other. */
export class FavouritesViewModel {
  sort: FavouriteSort = 'added';
  limit = 0;
  current: ReadonlyMap<string, Listing | null> = new Map();
  readonly #keeping: SavedItemsViewModel;
  readonly #listings: Pick<ListingRepository, 'subscribe'>;
  readonly #clock: Clock;
  readonly #followed = new Map<string, Unsubscribe>();

  constructor(keeping: SavedItemsViewModel, listings: Pick<ListingRepository, 'subscribe'>, clock: Clock) {
    this.#keeping = keeping;
    this.#listings = listings;
    this.#clock = clock;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  get status(): 'loading' | 'ready' | BackendFailure {
    const { failure, stored } = this.#keeping.favourites;
    if (stored !== null || this.total > 0) return 'ready';
    return failure ?? 'loading';
  }

  get total(): number {
    return this.#keeping.favourites.items.length;
  }

  get shown(): readonly ShownFavourite[] {
    const compare = compareFavourites(this.sort);
    const all = this.#keeping.favourites.items.map((favourite) => this.#join(favourite));
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

  ask(sort: FavouriteSort, limit: number): void {
    this.sort = sort;
    this.limit = limit;
  }

  note(id: string, listing: BackendResult<Listing | null>): void {
    if (listing.ok) this.current = new Map(this.current).set(id, listing.value);
  }

  remove({ card }: Favourite): Promise<void> {
    return this.#keeping.removeFavourite(card.id);
  }

  /** With the day and the price that it had. */
  putBack(favourite: Favourite): Promise<void> {
    return this.#keeping.addFavourite(favourite);
  }

  #join(favourite: Favourite): ShownFavourite {
    const current = this.current.get(favourite.card.id);
    const standing = favouriteStatus(current, this.#clock.now());
    const isThere = current !== undefined && current !== null && standing !== 'gone';
    const card = isThere ? current : favourite.card;
    return {
      favourite,
      card,
      standing,
      drop: isThere && standing !== 'sold' ? priceDrop(favourite.card.price, current.price) : null,
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
          this.#listings.subscribe(id, (listing) => this.note(id, listing)),
        );
    }
  }
}

function sortable({ favourite: { addedAt }, card: { id, price, publishedAt } }: ShownFavourite) {
  return { id, addedAt, price, publishedAt };
}
