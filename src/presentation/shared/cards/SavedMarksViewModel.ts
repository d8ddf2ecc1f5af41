import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SavedMarksCache } from '../../../application/favourites/SavedMarksCache';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { ListingCard } from '../../../domain/listings/Listing';

/** What someone wants done with a listing or a seller. */
export type SavedItemCommand =
  | { readonly kind: 'favourite'; readonly listing: ListingCard; readonly isWanted: boolean }
  | { readonly kind: 'hidden-seller'; readonly uid: string; readonly name: string; readonly isWanted: boolean };

/** Carries wishes out; its code comes when it is first needed. */
export interface SavedItemsExecutor {
  execute(command: SavedItemCommand): void;
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
  requests = 0;
  readonly #marks: SavedMarksCache;
  #executor: SavedItemsExecutor | null = null;
  #waiting: readonly SavedItemCommand[] = [];

  constructor(marks: SavedMarksCache) {
    this.#marks = marks;
    makeAutoObservable(this, { favourites: observableRef, hiddenSellers: observableRef }, { autoBind: true });
    this.#recall();
  }

  /** Follows the other tabs. */
  start(): Unsubscribe {
    return this.#marks.subscribe(() => runInAction(() => this.#recall()));
  }

  /** A page cannot do without the keeper. */
  requestSavedItems(): void {
    this.requests += 1;
  }

  toggle(listing: ListingCard): void {
    this.request({ kind: 'favourite', listing, isWanted: !this.favourites.has(listing.id) });
  }

  request(command: SavedItemCommand): void {
    if (this.#executor !== null) return this.#executor.execute(command);
    this.#waiting = [...this.#waiting, command];
    if (command.kind === 'favourite') this.favourites = changed(this.favourites, command.listing.id, command.isWanted);
    else this.hiddenSellers = changed(this.hiddenSellers, command.uid, command.isWanted);
    this.requests += 1;
  }

  /** The keeper has come: it carries out what waited, and from now on says what is shown. */
  attach(executor: SavedItemsExecutor): void {
    this.#executor = executor;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const command of waiting) executor.execute(command);
  }

  detach(): void {
    this.#executor = null;
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
    const hadCommands = this.#waiting.length > 0;
    this.#waiting = [];
    this.#remember(this.#marks.read());
    return hadCommands;
  }

  /** Whoever has kept something here needs the keeper. */
  #recall(): void {
    if (this.#executor !== null) return;
    const marks = this.#marks.read();
    this.#remember(marks);
    if (marks !== null) this.requests += 1;
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
