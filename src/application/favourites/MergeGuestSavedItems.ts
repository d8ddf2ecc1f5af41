import { GUEST } from '../../domain/account/guest';
import { MAXIMUM_FAVOURITES, type Favourite } from '../../domain/favourites/Favourite';
import type { HiddenSeller } from '../../domain/favourites/HiddenSeller';
import { findsTheSame, MAXIMUM_SAVED_SEARCHES, type SavedSearch } from '../../domain/favourites/SavedSearch';
import type { TooMany } from '../../domain/shared/Rate';
import { failure, success, type Result } from '../../domain/shared/Result';
import type { BackendResult } from '../shared/BackendResult';
import { firstEmission, type Subscribe } from '../shared/firstEmission';
import type { SavedItemsStore, SavedItemsStores } from './SavedItemsStores';
import type { SavingFailure } from './SavedSearchRepository';

/** How many items of each kind exceed the account’s limit and wait in the browser from now on. */
export type LeftOut = Readonly<Record<keyof SavedItemsStore, number>>;

/** How items of one kind are moved from the browser to the account. */
interface Move<Item> {
  /** Both emit the newest first. */
  readonly from: Subscribe<BackendResult<readonly Item[]>>;
  readonly to: Subscribe<BackendResult<readonly Item[]>>;
  /** The most that the account may hold. */
  readonly limit: number;
  isSame(one: Item, other: Item): boolean;
  store(item: Item): Promise<Result<void, SavingFailure>>;
  /** Stores an item in this browser for this account, until there is room. */
  storeWaiting(item: Item): Promise<Result<void, SavingFailure>>;
  /** Removes an item of this owner from the browser. */
  remove(ownerId: string, item: Item): Promise<BackendResult<void>>;
}

/**
 * Moves the saved items of a guest to their account. An item leaves the browser once the account has it, so that an
 * interrupted merge continues at the next call; items that the account has already are not added again. Above the
 * limit, the newest items are stored; the others, and those that the account refuses, wait in the browser for this
 * account alone.
 */
export class MergeGuestSavedItems {
  readonly #stores: SavedItemsStores;

  constructor(stores: SavedItemsStores) {
    this.#stores = stores;
  }

  /**
   * An item that the account refuses does not stop the merge; any other failure does. Items that have waited since an
   * earlier merge are not counted again in the result.
   */
  async execute(uid: string): Promise<Result<LeftOut, SavingFailure>> {
    const moves = {
      favourites: (from: string) => moveAll(uid, from, this.#favourites(uid)),
      hiddenSellers: (from: string) => moveAll(uid, from, this.#sellers(uid)),
      savedSearches: (from: string) => moveAll(uid, from, this.#searches(uid)),
    };
    const leftOut = { favourites: 0, hiddenSellers: 0, savedSearches: 0 };
    let refusal: Refusal | null = null;
    for (const kind of ['favourites', 'hiddenSellers', 'savedSearches'] as const) {
      const waiting = await moves[kind](uid);
      if (!waiting.ok && !isRefusal(waiting.failure)) return waiting;
      const moved = await moves[kind](GUEST);
      if (moved.ok) leftOut[kind] = moved.value;
      else if (isRefusal(moved.failure)) refusal ??= moved.failure;
      else return moved;
    }
    return refusal === null ? success(leftOut) : failure(refusal);
  }

  #favourites(uid: string): Move<Favourite> {
    const { account, guest: visitor } = this.#stores;
    return {
      from: (...watching) => visitor.favourites.subscribe(...watching),
      to: (...watching) => account.favourites.subscribe(...watching),
      limit: MAXIMUM_FAVOURITES,
      isSame: (one, other) => one.card.id === other.card.id,
      store: (favourite) => account.favourites.add(uid, favourite),
      storeWaiting: (favourite) => visitor.favourites.add(uid, favourite),
      remove: (ownerId, { card }) => visitor.favourites.remove(ownerId, card.id),
    };
  }

  #sellers(uid: string): Move<HiddenSeller> {
    const { account, guest: visitor } = this.#stores;
    return {
      from: (...watching) => visitor.hiddenSellers.subscribe(...watching),
      to: (...watching) => account.hiddenSellers.subscribe(...watching),
      limit: Infinity,
      isSame: (one, other) => one.uid === other.uid,
      store: (seller) => account.hiddenSellers.hide(uid, seller),
      storeWaiting: (seller) => visitor.hiddenSellers.hide(uid, seller),
      remove: (ownerId, seller) => visitor.hiddenSellers.show(ownerId, seller.uid),
    };
  }

  #searches(uid: string): Move<SavedSearch> {
    const { account, guest: visitor } = this.#stores;
    return {
      from: (...watching) => visitor.savedSearches.subscribe(...watching),
      to: (...watching) => account.savedSearches.subscribe(...watching),
      limit: MAXIMUM_SAVED_SEARCHES,
      isSame: (one, other) => findsTheSame(one.criteria, other.criteria),
      store: (search) => account.savedSearches.save(uid, search),
      storeWaiting: (search) => visitor.savedSearches.save(uid, search),
      remove: (ownerId, { id }) => visitor.savedSearches.remove(ownerId, id),
    };
  }
}

type Refusal = 'denied' | 'wrong-clock' | TooMany;

/** Whether trying again soon would not help. */
export function isRefusal(reason: SavingFailure): reason is Refusal {
  return reason === 'denied' || reason === 'wrong-clock' || typeof reason === 'object';
}

/** Returns how many items exceed the limit. The oldest are moved first, so that the order stays. */
async function moveAll<Item>(uid: string, ownerId: string, move: Move<Item>): Promise<Result<number, SavingFailure>> {
  const items = await firstEmission(move.from, ownerId);
  if (!items.ok || items.value.length === 0) return items.ok ? success(0) : items;
  const existing = await firstEmission(move.to, uid);
  if (!existing.ok) return existing;
  const added = items.value.filter((item) => !existing.value.some((other) => move.isSame(item, other)));
  const leftOut = added.slice(Math.max(0, move.limit - existing.value.length));
  let refusal: Refusal | null = null;
  for (const item of items.value.toReversed()) {
    const stored = added.includes(item) && !leftOut.includes(item) ? await move.store(item) : success();
    if (!stored.ok && !isRefusal(stored.failure)) return stored;
    const waits = !stored.ok || leftOut.includes(item);
    const moved = waits ? await setAside(uid, ownerId, move, item) : await move.remove(ownerId, item);
    if (!moved.ok) return moved;
    if (!stored.ok && isRefusal(stored.failure)) refusal ??= stored.failure;
  }
  return refusal === null ? success(leftOut.length) : failure(refusal);
}

/** Removes before it adds: a full browser has no room for both. */
async function setAside<Item>(
  uid: string,
  ownerId: string,
  move: Move<Item>,
  item: Item,
): Promise<Result<void, SavingFailure>> {
  if (ownerId === uid) return success();
  const removed = await move.remove(ownerId, item);
  return removed.ok ? move.storeWaiting(item) : removed;
}
