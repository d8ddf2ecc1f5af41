import { makeAutoObservable, observableStruct, runInAction } from 'mobx';
import type { Marks, SavedItemCommand, SavedMarksCache } from '../../../application/favourites/SavedMarksCache';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { ListingCard } from '../../../domain/listings/Listing';

/** Executes the commands; its code is loaded when first needed. */
export interface SavedItemsExecutor {
  /** Resolves once the command is stored, or has failed and is undone. Executing a command twice is like executing it once. */
  execute(command: SavedItemCommand): Promise<void>;
}

/**
 * Which hearts are full and which sellers are hidden, for every list of listings. It is part of the first page; the executor behind
 * it is not: until that is loaded, commands show optimistically. Until they are stored, they are pending, here and in the cache, from
 * which the next page executes them again.
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
  #pending: readonly SavedItemCommand[];

  constructor(marks: SavedMarksCache) {
    this.#marks = marks;
    // Each card observes them, and most often the executor shows what the cache has shown.
    makeAutoObservable(this, { favourites: observableStruct, hiddenSellers: observableStruct }, { autoBind: true });
    this.#pending = this.#recall();
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
    this.keep(command);
    if (this.#executor !== null) return this.#execute(this.#executor, command);
    this.#showPending(command);
    this.requests += 1;
  }

  /** Makes a command pending that its caller executes. */
  keep(command: SavedItemCommand): void {
    this.#setPending([...this.#pending, command]);
  }

  /** The search is stored, was refused, or is to be removed. */
  forgetSearch(id: string): void {
    this.#setPending(this.#pending.filter((command) => command.kind !== 'saved-search' || command.search.id !== id));
  }

  /** Executes the pending commands. From now on the executor decides what is shown. */
  attach(executor: SavedItemsExecutor): void {
    this.#executor = executor;
    for (const command of this.#pending) this.#execute(executor, command);
  }

  /** Commands that the executor has not stored yet are still stored, for the person who gave them, but never for another. */
  detach(): void {
    if (this.#executor === null) return;
    this.#executor = null;
    this.#setPending([]);
  }

  show(shown: Omit<Marks, 'pending'>): void {
    this.favourites = new Set(shown.favourites);
    this.hiddenSellers = new Set(shown.hiddenSellers);
    this.#marks.write({ ...shown, pending: this.#pending });
  }

  announce(newResults: number): void {
    this.newResults = newResults;
  }

  /** The executor cannot be loaded: undoes the pending commands. Returns whether there were any. */
  giveUp(): boolean {
    const hadCommands = this.#pending.length > 0;
    this.#setPending([]);
    this.#remember(this.#marks.read());
    return hadCommands;
  }

  /** Cached marks mean that there are saved items, which need the executor. Returns the commands that are pending in the cache. */
  #recall(): readonly SavedItemCommand[] {
    if (this.#executor !== null) return [];
    const marks = this.#marks.read();
    this.#remember(marks);
    if (marks !== null) this.requests += 1;
    return marks?.pending ?? [];
  }

  #remember(marks: Marks | null): void {
    this.favourites = new Set(marks?.favourites);
    this.hiddenSellers = new Set(marks?.hiddenSellers);
    marks?.pending.forEach((command) => this.#showPending(command));
  }

  #showPending(command: SavedItemCommand): void {
    if (command.kind === 'saved-search') return;
    const { isWanted } = command;
    if (command.kind === 'hidden-seller') this.hiddenSellers = changed(this.hiddenSellers, command.uid, isWanted);
    else this.favourites = changed(this.favourites, command.listing.id, isWanted);
  }

  #execute(executor: SavedItemsExecutor, command: SavedItemCommand): void {
    void executor.execute(command).then(() => this.#setPending(this.#pending.filter((other) => other !== command)));
  }

  #setPending(pending: readonly SavedItemCommand[]): void {
    if (pending.length === this.#pending.length) return;
    this.#pending = pending;
    this.#marks.write({ favourites: [], hiddenSellers: [], ...this.#marks.read(), pending });
  }
}

function changed(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
