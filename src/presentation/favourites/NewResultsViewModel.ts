import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CountNewListings } from '../../application/favourites/CountNewListings';
import type { ListingSearch } from '../../application/search/ListingSearch';
import type { Timers } from '../../application/shared/Timers';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { SavedSearch } from '../../domain/favourites/SavedSearch';
import type { SavedMarksViewModel } from '../shared/cards/SavedMarksViewModel';
import type { SavedItemsViewModel } from './SavedItemsViewModel';

/** Milliseconds to wait after a change: changes come in groups. */
const DEBOUNCE_DELAY = 1000;
/** Milliseconds between two checks when no change is reported. */
const CHECK_INTERVAL = 5 * 60_000;

/** Counts the new results of each saved search while the site is open. Sends no query for people without saved searches. */
export class NewResultsViewModel {
  counts: ReadonlyMap<string, number> = new Map();
  /** The person has turned off notices of new results. */
  isQuiet = false;
  readonly #savedItems: SavedItemsViewModel;
  readonly #savedMarks: SavedMarksViewModel;
  readonly #count: CountNewListings;
  readonly #search: Pick<ListingSearch, 'subscribeToChanges'>;
  readonly #timers: Timers;
  #stopTimer: Unsubscribe = () => undefined;
  #round = 0;

  constructor(
    savedItems: SavedItemsViewModel,
    savedMarks: SavedMarksViewModel,
    count: CountNewListings,
    search: Pick<ListingSearch, 'subscribeToChanges'>,
    timers: Timers,
  ) {
    this.#savedItems = savedItems;
    this.#savedMarks = savedMarks;
    this.#count = count;
    this.#search = search;
    this.#timers = timers;
    makeAutoObservable(this, { counts: observableRef }, { autoBind: true });
  }

  get total(): number {
    return this.#searches.reduce((sum, { id }) => sum + (this.counts.get(id) ?? 0), 0);
  }

  start(): Unsubscribe {
    let unsubscribe: Unsubscribe = () => undefined;
    const ends = [
      reaction(
        () => this.#searches.length > 0,
        (isNeeded) => {
          unsubscribe();
          unsubscribe = isNeeded
            ? this.#search.subscribeToChanges(() => this.#checkAfter(DEBOUNCE_DELAY))
            : () => undefined;
        },
        { fireImmediately: true },
      ),
      reaction(
        () => this.#checkKey,
        () => void this.check(),
        { fireImmediately: true },
      ),
      reaction(
        () => (this.isQuiet ? 0 : this.total),
        (total) => this.#savedMarks.announce(total),
        { fireImmediately: true },
      ),
    ];
    return () => {
      ends.forEach((end) => end());
      unsubscribe();
      this.#stopTimer();
      this.#round++;
    };
  }

  setQuiet(isQuiet: boolean): void {
    this.isQuiet = isQuiet;
  }

  /** Counts one search after the other; a new call cancels the one before. */
  async check(): Promise<void> {
    const round = ++this.#round;
    const { hiddenSellers } = this.#savedMarks;
    for (const { id, criteria, lookedAt } of this.#searches) {
      const counted = await this.#count.execute(criteria, lookedAt, (uid) => hiddenSellers.has(uid));
      if (round !== this.#round) return;
      if (counted.ok) this.setCount(id, counted.value);
    }
    if (this.#searches.length > 0) this.#checkAfter(CHECK_INTERVAL);
  }

  setCount(id: string, count: number): void {
    if (this.counts.get(id) !== count) this.counts = new Map(this.counts).set(id, count);
  }

  get #searches(): readonly SavedSearch[] {
    return this.#savedItems.savedSearches.items;
  }

  /** Everything that the counts depend on; when it changes, they are counted again. */
  get #checkKey(): string {
    return JSON.stringify([
      this.#searches.map(({ id, criteria, lookedAt }) => [id, criteria, lookedAt]),
      [...this.#savedMarks.hiddenSellers],
    ]);
  }

  #checkAfter(milliseconds: number): void {
    this.#stopTimer();
    this.#stopTimer = this.#timers.after(milliseconds, () => void this.check());
  }
}
