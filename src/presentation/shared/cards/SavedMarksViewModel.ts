import { makeAutoObservable, observableRef } from 'mobx';
import type { SavedMarksCache } from '../../../application/favourites/SavedMarksCache';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { ListingCard } from '../../../domain/listings/Listing';

/** What someone wants done with a listing or a seller. */
export type SavedItemCommand =
  | { readonly kind: 'favourite'; readonly listing: ListingCard; readonly isWanted: boolean }
  | { readonly kind: 'hidden-seller'; readonly uid: string; readonly name: string; readonly isWanted: boolean };

/** Carries wishes out; its code comes when it is first needed. */
export interface Keeper {
  carryOut(wish: SavedItemCommand): void;
}

interface Shown {
  readonly favourites: readonly string[];
  readonly hiddenSellers: readonly string[];
}

/**
 * Which hearts are full and which sellers hidden, for every list of listings. It is on the first page, and the keeper behind it is
 * not: until that has come, wishes show at once and wait. One for the whole site.
 */
export class SavedMarksViewModel {
  favourites: ReadonlySet<string> = new Set();
  hiddenSellers: ReadonlySet<string> = new Set();
  /** New results of saved searches; those that are more than can be counted, as one more. */
  newResults = 0;
  /** Whether the keeper is needed; grows with each attempt to fetch it. */
  wanted = 0;
  readonly #marks: SavedMarksCache;
  #keeper: Keeper | null = null;
  #waiting: readonly SavedItemCommand[] = [];

  constructor(marks: SavedMarksCache) {
    this.#marks = marks;
    makeAutoObservable(this, { favourites: observableRef, hiddenSellers: observableRef }, { autoBind: true });
    this.recall();
  }

  /** Follows the other tabs. */
  start(): Unsubscribe {
    return this.#marks.subscribe(this.recall);
  }

  /** A page cannot do without the keeper. */
  ask(): void {
    this.wanted += 1;
  }

  toggle(listing: ListingCard): void {
    this.wish({ kind: 'favourite', listing, isWanted: !this.favourites.has(listing.id) });
  }

  wish(wish: SavedItemCommand): void {
    if (this.#keeper !== null) return this.#keeper.carryOut(wish);
    this.#waiting = [...this.#waiting, wish];
    if (wish.kind === 'favourite') this.favourites = changed(this.favourites, wish.listing.id, wish.isWanted);
    else this.hiddenSellers = changed(this.hiddenSellers, wish.uid, wish.isWanted);
    this.wanted += 1;
  }

  /** The keeper has come: it carries out what waited, and from now on says what is shown. */
  attach(keeper: Keeper): void {
    this.#keeper = keeper;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wish of waiting) keeper.carryOut(wish);
  }

  detach(): void {
    this.#keeper = null;
  }

  show(shown: Shown): void {
    this.favourites = new Set(shown.favourites);
    this.hiddenSellers = new Set(shown.hiddenSellers);
    this.#marks.write(shown);
  }

  announce(newResults: number): void {
    this.newResults = newResults;
  }

  /** The keeper cannot be fetched: what waited is undone. Whether there was anything. */
  giveUp(): boolean {
    const hadWishes = this.#waiting.length > 0;
    this.#waiting = [];
    this.#remember(this.#marks.read());
    return hadWishes;
  }

  /** Whoever has kept something here needs the keeper. */
  recall(): void {
    if (this.#keeper !== null) return;
    const marks = this.#marks.read();
    this.#remember(marks);
    if (marks !== null) this.wanted += 1;
  }

  #remember(marks: Shown | null): void {
    this.favourites = new Set(marks?.favourites);
    this.hiddenSellers = new Set(marks?.hiddenSellers);
  }
}

function changed(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
