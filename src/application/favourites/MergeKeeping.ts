import type { Favourite } from '../../domain/favourites/Favourite';
import type { HiddenSeller } from '../../domain/favourites/HiddenSeller';
import { findsTheSame, type SavedSearch } from '../../domain/favourites/SavedSearch';
import { success, type Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { VISITOR, type KeepingPlaces } from './KeepingPlaces';

type Outcome = Result<void, BackendFailure>;
type Watch<Item> = (listener: (items: Result<readonly Item[], BackendFailure>) => void) => Unsubscribe;

/**
 * Moves what a visitor has kept in this browser to their account. Each thing leaves the browser once the account has it, so
 * that a merge which is interrupted goes on when it is asked for again; what the account has already is not doubled.
 */
export class MergeKeeping {
  readonly #places: KeepingPlaces;

  constructor(places: KeepingPlaces) {
    this.#places = places;
  }

  /** What the account refuses stays in the browser, and the rest moves none the less; any other failure ends the merge for now. */
  async execute(uid: string): Promise<Outcome> {
    const favourites = await this.#moveFavourites(uid);
    if (isOutOfReach(favourites)) return favourites;
    const sellers = await this.#moveSellers(uid);
    if (isOutOfReach(sellers)) return sellers;
    const searches = await this.#moveSearches(uid);
    return [favourites, sellers, searches].find(({ ok }) => !ok) ?? success();
  }

  #moveFavourites(uid: string): Promise<Outcome> {
    const { account, visitor } = this.#places;
    return moveAll<Favourite>(
      (listener) => visitor.favourites.watch(VISITOR, listener),
      (favourite) => account.favourites.add(uid, favourite),
      ({ card }) => visitor.favourites.remove(VISITOR, card.id),
    );
  }

  #moveSellers(uid: string): Promise<Outcome> {
    const { account, visitor } = this.#places;
    return moveAll<HiddenSeller>(
      (listener) => visitor.hiddenSellers.watch(VISITOR, listener),
      (seller) => account.hiddenSellers.hide(uid, seller),
      (seller) => visitor.hiddenSellers.show(VISITOR, seller.uid),
    );
  }

  #moveSearches(uid: string): Promise<Outcome> {
    const { visitor } = this.#places;
    return moveAll<SavedSearch>(
      (listener) => visitor.savedSearches.watch(VISITOR, listener),
      (search) => this.#saveUnlessFound(uid, search),
      ({ id }) => visitor.savedSearches.remove(VISITOR, id),
    );
  }

  async #saveUnlessFound(uid: string, search: SavedSearch): Promise<Outcome> {
    const { savedSearches } = this.#places.account;
    const saved = await nowIn<SavedSearch>((listener) => savedSearches.watch(uid, listener));
    if (!saved.ok) return saved;
    return saved.value.some(({ criteria }) => findsTheSame(criteria, search.criteria)) ? success() : savedSearches.save(uid, search);
  }
}

function isOutOfReach(outcome: Outcome): boolean {
  return !outcome.ok && outcome.failure !== 'denied';
}

/** The oldest first, so that the order stays. */
async function moveAll<Item>(watch: Watch<Item>, store: (item: Item) => Promise<Outcome>, remove: (item: Item) => Promise<Outcome>): Promise<Outcome> {
  const items = await nowIn(watch);
  if (!items.ok) return items;
  let worst: Outcome = success();
  for (const item of items.value.toReversed()) {
    const stored = await store(item);
    const moved = stored.ok ? await remove(item) : stored;
    if (isOutOfReach(moved)) return moved;
    if (!moved.ok) worst = moved;
  }
  return worst;
}

function nowIn<Item>(watch: Watch<Item>): Promise<Result<readonly Item[], BackendFailure>> {
  return new Promise((resolve) => {
    const stop = watch((items) => {
      resolve(items);
      void Promise.resolve().then(() => stop());
    });
  });
}
