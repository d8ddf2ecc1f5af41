import { makeAutoObservable } from 'mobx';
import type { SaveSearch, SaveSearchFailure } from '../../application/favourites/SaveSearch';
import {
  findsTheSame,
  parseSearchName,
  type SavedSearch,
  type SearchNameFault,
} from '../../domain/favourites/SavedSearch';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { success, type Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { SavedItemsViewModel } from './SavedItemsViewModel';
import type { NewResultsViewModel } from './NewResultsViewModel';

/** The searches that a person has saved, with how much is new in each. */
export class SavedSearchesViewModel {
  readonly #keeping: SavedItemsViewModel;
  readonly #newResults: NewResultsViewModel;
  readonly #save: SaveSearch;

  constructor(keeping: SavedItemsViewModel, newResults: NewResultsViewModel, save: SaveSearch) {
    this.#keeping = keeping;
    this.#newResults = newResults;
    this.#save = save;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get searches(): readonly SavedSearch[] {
    return this.#keeping.savedSearches.items;
  }

  get status(): 'loading' | 'ready' | BackendFailure {
    const { failure, stored } = this.#keeping.savedSearches;
    if (stored !== null || this.searches.length > 0) return 'ready';
    return failure ?? 'loading';
  }

  /** `MOST_NEW_COUNTED` + 1 stands for more. */
  newIn({ id }: SavedSearch): number {
    return this.#newResults.counts.get(id) ?? 0;
  }

  /** The saved search that asks the same, whatever its order. */
  savedAs(criteria: SearchCriteria): SavedSearch | null {
    return this.searches.find((search) => findsTheSame(search.criteria, criteria)) ?? null;
  }

  /** Shown at once, and stored behind. */
  save(name: string, criteria: SearchCriteria): Result<void, SaveSearchFailure> {
    const saved = this.#save.execute(name, criteria, this.searches);
    if (!saved.ok) return saved;
    void this.#keeping.saveSearch(saved.value);
    return success();
  }

  rename(search: SavedSearch, input: string): Result<void, SearchNameFault> {
    const name = parseSearchName(input);
    if (!name.ok) return name;
    void this.#keeping.saveSearch({ ...search, name: name.value });
    return success();
  }

  remove({ id }: SavedSearch): void {
    void this.#keeping.removeSearch(id);
  }

  putBack(search: SavedSearch): void {
    void this.#keeping.saveSearch(search);
  }

  lookAt(search: SavedSearch): void {
    void this.#keeping.lookAt(search);
  }
}
