import type { SavedItemsStore } from '../../../src/application/favourites/SavedItemsStores';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Favourite } from '../../../src/domain/favourites/Favourite';
import type { HiddenSeller } from '../../../src/domain/favourites/HiddenSeller';
import type { SavedSearch } from '../../../src/domain/favourites/SavedSearch';
import { failure, success } from '../../../src/domain/shared/Result';

/** A list of saved items in memory; every call fails while `failure` is set. */
export class StubSavedItems<Item> {
  items: readonly Item[];
  failure: BackendFailure | null = null;
  readonly #idOf: (item: Item) => string;
  readonly #listeners = new Set<(items: BackendResult<readonly Item[]>) => void>();

  constructor(idOf: (item: Item) => string, items: readonly Item[] = []) {
    this.#idOf = idOf;
    this.items = items;
  }

  get watchers(): number {
    return this.#listeners.size;
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

  set(items: readonly Item[]): BackendResult<void> {
    this.items = items;
    for (const emit of [...this.#listeners]) emit(success(items));
    return success();
  }
}

export interface StubSavedItemsStore extends SavedItemsStore {
  readonly lists: {
    readonly favourites: StubSavedItems<Favourite>;
    readonly savedSearches: StubSavedItems<SavedSearch>;
    readonly hiddenSellers: StubSavedItems<HiddenSeller>;
  };
}

/** A store in memory for one owner. */
export function aSavedItemsStore(): StubSavedItemsStore {
  const favourites = new StubSavedItems<Favourite>(({ card }) => card.id);
  const savedSearches = new StubSavedItems<SavedSearch>(({ id }) => id);
  const hiddenSellers = new StubSavedItems<HiddenSeller>(({ uid }) => uid);
  return {
    lists: { favourites, savedSearches, hiddenSellers },
    favourites: {
      subscribe: (_owner, listener) => favourites.subscribe(listener),
      add: (_owner, favourite) => favourites.add(favourite),
      remove: (_owner, id) => favourites.remove(id),
      countsOf: async () => success({}),
    },
    savedSearches: {
      subscribe: (_owner, listener) => savedSearches.subscribe(listener),
      save: (_owner, search) => savedSearches.put(search),
      remove: (_owner, id) => savedSearches.remove(id),
    },
    hiddenSellers: {
      subscribe: (_owner, listener) => hiddenSellers.subscribe(listener),
      hide: (_owner, seller) => hiddenSellers.add(seller),
      show: (_owner, id) => hiddenSellers.remove(id),
    },
  };
}
