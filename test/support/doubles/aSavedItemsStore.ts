import type { SavedItemsStore } from '../../../src/application/favourites/SavedItemsStores';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Favourite } from '../../../src/domain/favourites/Favourite';
import type { HiddenSeller } from '../../../src/domain/favourites/HiddenSeller';
import type { SavedSearch } from '../../../src/domain/favourites/SavedSearch';
import { failure, success } from '../../../src/domain/shared/Result';

/** A shelf that lives as long as the test, and fails when it is told to. */
export class StubShelf<Item> {
  items: readonly Item[];
  broken: BackendFailure | null = null;
  readonly #idOf: (item: Item) => string;
  readonly #listeners = new Set<(items: BackendResult<readonly Item[]>) => void>();

  constructor(idOf: (item: Item) => string, items: readonly Item[] = []) {
    this.#idOf = idOf;
    this.items = items;
  }

  get watchers(): number {
    return this.#listeners.size;
  }

  watch(listener: (items: BackendResult<readonly Item[]>) => void): () => void {
    this.#listeners.add(listener);
    listener(this.broken === null ? success(this.items) : failure(this.broken));
    return () => void this.#listeners.delete(listener);
  }

  async put(item: Item): Promise<BackendResult<void>> {
    await Promise.resolve();
    if (this.broken !== null) return failure(this.broken);
    return this.become([item, ...this.items.filter((other) => this.#idOf(other) !== this.#idOf(item))]);
  }

  async add(item: Item): Promise<BackendResult<void>> {
    const isThere = this.items.some((other) => this.#idOf(other) === this.#idOf(item));
    return isThere && this.broken === null ? success() : this.put(item);
  }

  async remove(id: string): Promise<BackendResult<void>> {
    await Promise.resolve();
    if (this.broken !== null) return failure(this.broken);
    return this.become(this.items.filter((item) => this.#idOf(item) !== id));
  }

  become(items: readonly Item[]): BackendResult<void> {
    this.items = items;
    for (const tell of [...this.#listeners]) tell(success(items));
    return success();
  }
}

export interface StubPlace extends SavedItemsStore {
  readonly shelves: {
    readonly favourites: StubShelf<Favourite>;
    readonly savedSearches: StubShelf<SavedSearch>;
    readonly hiddenSellers: StubShelf<HiddenSeller>;
  };
}

/** A place of one person. */
export function aSavedItemsStore(): StubPlace {
  const favourites = new StubShelf<Favourite>(({ card }) => card.id);
  const savedSearches = new StubShelf<SavedSearch>(({ id }) => id);
  const hiddenSellers = new StubShelf<HiddenSeller>(({ uid }) => uid);
  return {
    shelves: { favourites, savedSearches, hiddenSellers },
    favourites: {
      subscribe: (_owner, listener) => favourites.watch(listener),
      add: (_owner, favourite) => favourites.add(favourite),
      remove: (_owner, id) => favourites.remove(id),
      countsOf: async () => success({}),
    },
    savedSearches: {
      subscribe: (_owner, listener) => savedSearches.watch(listener),
      save: (_owner, search) => savedSearches.put(search),
      remove: (_owner, id) => savedSearches.remove(id),
    },
    hiddenSellers: {
      subscribe: (_owner, listener) => hiddenSellers.watch(listener),
      hide: (_owner, seller) => hiddenSellers.add(seller),
      show: (_owner, id) => hiddenSellers.remove(id),
    },
  };
}
