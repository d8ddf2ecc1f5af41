import type { FavouriteRepository } from '../../../../src/application/favourites/FavouriteRepository';
import type { HiddenSellers } from '../../../../src/application/favourites/HiddenSellers';
import type { SavedItemsStore } from '../../../../src/application/favourites/SavedItemsStores';
import type {
  SavedSearchRepository,
  SavingFailure,
} from '../../../../src/application/favourites/SavedSearchRepository';
import type { BackendFailure } from '../../../../src/application/shared/BackendFailure';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Favourite } from '../../../../src/domain/favourites/Favourite';
import type { HiddenSeller } from '../../../../src/domain/favourites/HiddenSeller';
import type { SavedSearch } from '../../../../src/domain/favourites/SavedSearch';
import { raisedRate, type Rate } from '../../../../src/domain/shared/Rate';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';

/** The saved items of one kind of one owner, newest first; every call fails while `failure` is set. */
class InMemorySavedItems<Item> {
  failure: BackendFailure | null = null;
  #items: readonly Item[] = [];
  readonly #idOf: (item: Item) => string;
  readonly #dateOf: (item: Item) => number;
  readonly #listeners = new Set<(items: BackendResult<readonly Item[]>) => void>();

  constructor(idOf: (item: Item) => string, dateOf: (item: Item) => number) {
    this.#idOf = idOf;
    this.#dateOf = dateOf;
  }

  get items(): readonly Item[] {
    return this.#items;
  }

  set items(items: readonly Item[]) {
    this.set(items);
  }

  get watchers(): number {
    return this.#listeners.size;
  }

  set(items: readonly Item[]): BackendResult<void> {
    this.#items = items.toSorted((one, other) => this.#dateOf(other) - this.#dateOf(one));
    for (const emit of [...this.#listeners]) emit(success(this.#items));
    return success();
  }

  subscribe(listener: (items: BackendResult<readonly Item[]>) => void): () => void {
    this.#listeners.add(listener);
    listener(this.failure === null ? success(this.items) : failure(this.failure));
    return () => void this.#listeners.delete(listener);
  }

  async put(item: Item): Promise<BackendResult<void>> {
    await Promise.resolve();
    if (this.failure !== null) return failure(this.failure);
    return this.set([item, ...this.items.filter((other) => this.#idOf(other) !== this.#idOf(item))]);
  }

  async add(item: Item): Promise<BackendResult<void>> {
    const isThere = this.items.some((other) => this.#idOf(other) === this.#idOf(item));
    return isThere && this.failure === null ? success() : this.put(item);
  }

  async remove(id: string): Promise<BackendResult<void>> {
    await Promise.resolve();
    if (this.failure !== null) return failure(this.failure);
    return this.set(this.items.filter((item) => this.#idOf(item) !== id));
  }
}

const emptyLists = () => ({
  favourites: new InMemorySavedItems<Favourite>(
    ({ card }) => card.id,
    ({ addedAt }) => addedAt,
  ),
  savedSearches: new InMemorySavedItems<SavedSearch>(
    ({ id }) => id,
    ({ createdAt }) => createdAt,
  ),
  hiddenSellers: new InMemorySavedItems<HiddenSeller>(
    ({ uid }) => uid,
    ({ hiddenAt }) => hiddenAt,
  ),
});

export class InMemorySavedItemsStore implements SavedItemsStore {
  readonly #lists = new Map<string, ReturnType<typeof emptyLists>>();
  readonly #rates = new Map<string, Rate>();
  readonly #clock: { now(): number };

  readonly favourites: FavouriteRepository = {
    subscribe: (owner, listener) => this.of(owner).favourites.subscribe(listener),
    add: (owner, favourite) => this.of(owner).favourites.add(favourite),
    remove: (owner, id) => this.of(owner).favourites.remove(id),
    countsOf: async (ids) => success(Object.fromEntries(ids.map((id) => [id, this.#countOf(id)]))),
  };
  readonly savedSearches: SavedSearchRepository = {
    subscribe: (owner, listener) => this.of(owner).savedSearches.subscribe(listener),
    save: (owner, search) => this.#save(owner, search),
    remove: (owner, id) => this.of(owner).savedSearches.remove(id),
  };
  readonly hiddenSellers: HiddenSellers = {
    subscribe: (owner, listener) => this.of(owner).hiddenSellers.subscribe(listener),
    hide: (owner, seller) => this.of(owner).hiddenSellers.add(seller),
    show: (owner, id) => this.of(owner).hiddenSellers.remove(id),
  };

  constructor(clock: { now(): number } = { now: () => 0 }) {
    this.#clock = clock;
  }

  giveRate(owner: string, rate: Rate): void {
    this.#rates.set(owner, rate);
  }

  of(owner: string): ReturnType<typeof emptyLists> {
    const lists = this.#lists.get(owner) ?? emptyLists();
    this.#lists.set(owner, lists);
    return lists;
  }

  async #save(owner: string, search: SavedSearch): Promise<Result<void, SavingFailure>> {
    const searches = this.of(owner).savedSearches;
    const isNew = searches.failure === null && !searches.items.some(({ id }) => id === search.id);
    if (isNew) {
      const raised = raisedRate('searches', this.#rates.get(owner) ?? null, search.id, this.#clock.now());
      if (!raised.ok) return raised;
      this.#rates.set(owner, raised.value);
    }
    return searches.put(search);
  }

  #countOf(listingId: string): number {
    const all = [...this.#lists.values()];
    return all.filter(({ favourites }) => favourites.items.some(({ card }) => card.id === listingId)).length;
  }
}
