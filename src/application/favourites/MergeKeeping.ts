import type { Favourite } from '../../domain/favourites/Favourite';
import type { HiddenSeller } from '../../domain/favourites/HiddenSeller';
import type { SavedSearch } from '../../domain/favourites/SavedSearch';
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

  async execute(uid: string): Promise<Outcome> {
    const { account, visitor } = this.#places;
    const favourites = await moveAll<Favourite>(
      (listener) => visitor.favourites.watch(VISITOR, listener),
      (favourite) => account.favourites.add(uid, favourite),
      ({ card }) => visitor.favourites.remove(VISITOR, card.id),
    );
    if (!favourites.ok) return favourites;
    const sellers = await moveAll<HiddenSeller>(
      (listener) => visitor.hiddenSellers.watch(VISITOR, listener),
      (seller) => account.hiddenSellers.hide(uid, seller),
      (seller) => visitor.hiddenSellers.show(VISITOR, seller.uid),
    );
    if (!sellers.ok) return sellers;
    return moveAll<SavedSearch>(
      (listener) => visitor.savedSearches.watch(VISITOR, listener),
      (search) => account.savedSearches.save(uid, search),
      ({ id }) => visitor.savedSearches.remove(VISITOR, id),
    );
  }
}

/** The oldest first, so that the order stays. */
async function moveAll<Item>(watch: Watch<Item>, store: (item: Item) => Promise<Outcome>, remove: (item: Item) => Promise<Outcome>): Promise<Outcome> {
  const items = await nowIn(watch);
  if (!items.ok) return items;
  for (const item of items.value.toReversed()) {
    const stored = await store(item);
    if (!stored.ok) return stored;
    const removed = await remove(item);
    if (!removed.ok) return removed;
  }
  return success();
}

function nowIn<Item>(watch: Watch<Item>): Promise<Result<readonly Item[], BackendFailure>> {
  return new Promise((resolve) => {
    const stop = watch((items) => {
      resolve(items);
      void Promise.resolve().then(() => stop());
    });
  });
}
