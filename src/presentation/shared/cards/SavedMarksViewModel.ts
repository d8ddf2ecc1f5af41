import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SavedMarksCache } from '../../../application/favourites/SavedMarksCache';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { ListingCard } from '../../../domain/listings/Listing';

/** Adds or removes a favourite or a hidden seller. */
export type SavedItemCommand =
  | { readonly kind: 'favourite'; readonly listing: ListingCard; readonly isWanted: boolean }
  | { readonly kind: 'hidden-seller'; readonly uid: string; readonly name: string; readonly isWanted: boolean };

/** Executes the commands; its code is loaded when first needed. */
export interface SavedItemsExecutor {
  execute(command: SavedItemCommand): void;
}

interface Shown {
  readonly favourites: readonly string[];
  readonly hiddenSellers: readonly string[];
}

/**
 * Which hearts are full and which sellers are hidden, for every list of listings. It is part of the first page; the executor behind
 * it is not: until that is loaded, commands show optimistically and wait.
 */
export class SavedMarksViewModel {
  favourites: ReadonlySet<string> = new Set();
  hiddenSellers: ReadonlySet<string> = new Set();
  /** The number of new results of saved searches; one more than the largest count stands for more. */
  newResults = 0;
  /** Greater than 0 when the executor is needed; each increment requests to load it again. */
  requests = 0;
  readonly #marks: SavedMarksCache;
  #executor: SavedItemsExecutor | null = null;
  #waiting: readonly SavedItemCommand[] = [];

  constructor(marks: SavedMarksCache) {
    this.#marks = marks;
    makeAutoObservable(this, { favourites: observableRef, hiddenSellers: observableRef }, { autoBind: true });
    this.#recall();
  }

  /** Shows changes of other tabs. */
  start(): Unsubscribe {
    return this.#marks.subscribe(() => runInAction(() => this.#recall()));
  }

  /** To be called by pages that need more than marks. */
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

  /** Executes the waiting commands. From now on the executor decides what is shown. */
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

  /** The executor cannot be loaded: undoes the waiting commands. Returns whether there were any. */
  giveUp(): boolean {
    const hadCommands = this.#waiting.length > 0;
    this.#waiting = [];
    this.#remember(this.#marks.read());
    return hadCommands;
  }

  /** Cached marks mean that there are saved items, which need the executor. */
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
