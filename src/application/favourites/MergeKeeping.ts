import { MAXIMUM_FAVOURITES, type Favourite } from '../../domain/favourites/Favourite';
import type { HiddenSeller } from '../../domain/favourites/HiddenSeller';
import { findsTheSame, MAXIMUM_SAVED_SEARCHES, type SavedSearch } from '../../domain/favourites/SavedSearch';
import { failure, success, type Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import { firstTold, type Watch } from '../shared/firstTold';
import { VISITOR, type KeepingPlace, type KeepingPlaces } from './KeepingPlaces';

/** How many things of each kind the account had no room for. */
export type LeftOut = Readonly<Record<keyof KeepingPlace, number>>;

type Outcome<Value = void> = Result<Value, BackendFailure>;
type Told<Item> = Outcome<readonly Item[]>;

/** Things of one kind on their way from the browser to the account. */
interface Move<Item> {
  /** Both tell the newest first. */
  readonly from: Watch<Told<Item>>;
  readonly to: Watch<Told<Item>>;
  /** How many the account may hold. */
  readonly limit: number;
  isSame(one: Item, other: Item): boolean;
  store(item: Item): Promise<Outcome>;
  remove(item: Item): Promise<Outcome>;
}

/**
 * Moves what a visitor has kept in this browser to their account. Each thing leaves the browser once the account has it, so
 * that a merge which is interrupted goes on when it is asked for again; what the account has already is not doubled. Where
 * room is short, the newest go first and the others stay in the browser.
 */
export class MergeKeeping {
  readonly #places: KeepingPlaces;

  constructor(places: KeepingPlaces) {
    this.#places = places;
  }

  /** What the account refuses stays in the browser, and the rest moves none the less; any other failure ends the merge for now. */
  async execute(uid: string): Promise<Outcome<LeftOut>> {
    const moves = { favourites: () => this.#moveFavourites(uid), hiddenSellers: () => this.#moveSellers(uid), savedSearches: () => this.#moveSearches(uid) };
    const leftOut = { favourites: 0, hiddenSellers: 0, savedSearches: 0 };
    let isRefused = false;
    for (const kind of ['favourites', 'hiddenSellers', 'savedSearches'] as const) {
      const moved = await moves[kind]();
      if (moved.ok) leftOut[kind] = moved.value;
      else if (moved.failure === 'denied') isRefused = true;
      else return moved;
    }
    return isRefused ? failure('denied') : success(leftOut);
  }

  #moveFavourites(uid: string): Promise<Outcome<number>> {
    const { account, visitor } = this.#places;
    return moveAll<Favourite>(uid, {
      from: (...watching) => visitor.favourites.watch(...watching),
      to: (...watching) => account.favourites.watch(...watching),
      limit: MAXIMUM_FAVOURITES,
      isSame: (one, other) => one.card.id === other.card.id,
      store: (favourite) => account.favourites.add(uid, favourite),
      remove: ({ card }) => visitor.favourites.remove(VISITOR, card.id),
    });
  }

  #moveSellers(uid: string): Promise<Outcome<number>> {
    const { account, visitor } = this.#places;
    return moveAll<HiddenSeller>(uid, {
      from: (...watching) => visitor.hiddenSellers.watch(...watching),
      to: (...watching) => account.hiddenSellers.watch(...watching),
      limit: Infinity,
      isSame: (one, other) => one.uid === other.uid,
      store: (seller) => account.hiddenSellers.hide(uid, seller),
      remove: (seller) => visitor.hiddenSellers.show(VISITOR, seller.uid),
    });
  }

  #moveSearches(uid: string): Promise<Outcome<number>> {
    const { account, visitor } = this.#places;
    return moveAll<SavedSearch>(uid, {
      from: (...watching) => visitor.savedSearches.watch(...watching),
      to: (...watching) => account.savedSearches.watch(...watching),
      limit: MAXIMUM_SAVED_SEARCHES,
      isSame: (one, other) => findsTheSame(one.criteria, other.criteria),
      store: (search) => account.savedSearches.save(uid, search),
      remove: ({ id }) => visitor.savedSearches.remove(VISITOR, id),
    });
  }
}

/** Answers how many there was no room for. The oldest first, so that the order stays. */
async function moveAll<Item>(uid: string, move: Move<Item>): Promise<Outcome<number>> {
  const items = await firstTold(move.from, VISITOR);
  if (!items.ok || items.value.length === 0) return items.ok ? success(0) : items;
  const kept = await firstTold(move.to, uid);
  if (!kept.ok) return kept;
  const added = items.value.filter((item) => !kept.value.some((other) => move.isSame(item, other)));
  const leftOut = added.slice(Math.max(0, move.limit - kept.value.length));
  let isRefused = false;
  for (const item of items.value.toReversed().filter((one) => !leftOut.includes(one))) {
    const stored = added.includes(item) ? await move.store(item) : success();
    const moved = stored.ok ? await move.remove(item) : stored;
    if (!moved.ok && moved.failure !== 'denied') return moved;
    isRefused ||= !moved.ok;
  }
  return isRefused ? failure('denied') : success(leftOut.length);
}
