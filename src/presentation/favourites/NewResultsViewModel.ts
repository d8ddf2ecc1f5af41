import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CountNewListings } from '../../application/favourites/CountNewListings';
import type { ListingSearch } from '../../application/search/ListingSearch';
import type { Timers } from '../../application/shared/Timers';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { SavedSearch } from '../../domain/favourites/SavedSearch';
import type { SavedMarksViewModel } from '../shared/cards/SavedMarksViewModel';
import type { SavedItemsViewModel } from './SavedItemsViewModel';

/** Changes come in crowds. */
const CALM = 1000;
/** What no change tells of is looked for all the same. */
const PERIOD = 5 * 60_000;

/** How much is new in each saved search, while the site is open. Nothing is asked of a person who has saved none. */
export class NewResultsViewModel {
  counts: ReadonlyMap<string, number> = new Map();
  /** The person does not want to be told of them beside their favourites. */
  isQuiet = false;
  readonly #keeping: SavedItemsViewModel;
  readonly #kept: SavedMarksViewModel;
  readonly #count: CountNewListings;
  readonly #search: Pick<ListingSearch, 'subscribeToChanges'>;
  readonly #timers: Timers;
  #stopTimer: Unsubscribe = () => undefined;
  #round = 0;

  constructor(
    keeping: SavedItemsViewModel,
    kept: SavedMarksViewModel,
    count: CountNewListings,
    search: Pick<ListingSearch, 'subscribeToChanges'>,
    timers: Timers,
  ) {
    this.#keeping = keeping;
    this.#kept = kept;
    this.#count = count;
    this.#search = search;
    this.#timers = timers;
    makeAutoObservable(this, { counts: observableRef }, { autoBind: true });
  }

  get total(): number {
    return this.#searches.reduce((sum, { id }) => sum + (this.counts.get(id) ?? 0), 0);
  }

  start(): Unsubscribe {
    let unwatch: Unsubscribe = () => undefined;
    const ends = [
      reaction(
        () => this.#searches.length > 0,
        (isNeeded) => {
          unwatch();
          unwatch = isNeeded ? this.#search.subscribeToChanges(() => this.#lookIn(CALM)) : () => undefined;
        },
        { fireImmediately: true },
      ),
      reaction(
        () => this.#questions,
        () => void this.look(),
        { fireImmediately: true },
      ),
      reaction(
        () => (this.isQuiet ? 0 : this.total),
        (total) => this.#kept.announce(total),
        { fireImmediately: true },
      ),
    ];
    return () => {
      ends.forEach((end) => end());
      unwatch();
      this.#stopTimer();
      this.#round++;
    };
  }

  hush(isQuiet: boolean): void {
    this.isQuiet = isQuiet;
  }

  /** Looks into one search after the other; whoever asks anew ends the round before. */
  async look(): Promise<void> {
    const round = ++this.#round;
    const { hiddenSellers } = this.#kept;
    for (const { id, criteria, lookedAt } of this.#searches) {
      const counted = await this.#count.execute(criteria, lookedAt, (uid) => hiddenSellers.has(uid));
      if (round !== this.#round) return;
      if (counted.ok) this.note(id, counted.value);
    }
    if (this.#searches.length > 0) this.#lookIn(PERIOD);
  }

  note(id: string, count: number): void {
    if (this.counts.get(id) !== count) this.counts = new Map(this.counts).set(id, count);
  }

  get #searches(): readonly SavedSearch[] {
    return this.#keeping.savedSearches.items;
  }

  /** What is asked, as a text: looking is needed when it changes. */
  get #questions(): string {
    return JSON.stringify([
      this.#searches.map(({ id, criteria, lookedAt }) => [id, criteria, lookedAt]),
      [...this.#kept.hiddenSellers],
    ]);
  }

  #lookIn(milliseconds: number): void {
    this.#stopTimer();
    this.#stopTimer = this.#timers.after(milliseconds, () => void this.look());
  }
}
