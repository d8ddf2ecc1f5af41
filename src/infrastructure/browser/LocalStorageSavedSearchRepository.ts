import type { SavedSearchRepository } from '../../application/favourites/SavedSearchRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { SavedSearch } from '../../domain/favourites/SavedSearch';
import { criteriaFromEntries } from '../../domain/search/criteriaFromEntries';
import { criteriaToEntries } from '../../domain/search/criteriaToEntries';
import { success, type Result } from '../../domain/shared/Result';
import { LocalList } from './LocalList';
import { isRecord } from './parseListingCard';

/** What it asks is kept as in an address. */
type Stored = Omit<SavedSearch, 'criteria'> & { readonly search: string };

/** The searches of a visitor, whoever the visitor is. */
export class LocalStorageSavedSearchRepository implements SavedSearchRepository {
  readonly #searches = new LocalList('mbz_saved_searches', parseStored, ({ id }) => id);

  watch(_ownerId: string, listener: (searches: Result<readonly SavedSearch[], BackendFailure>) => void): Unsubscribe {
    return this.#searches.watch((searches) => listener(success(searches.map(fromStored).sort((one, other) => other.createdAt - one.createdAt))));
  }

  async save(_ownerId: string, { criteria, ...others }: SavedSearch): Promise<Result<void, BackendFailure>> {
    this.#searches.put({ ...others, search: new URLSearchParams(criteriaToEntries(criteria)).toString() });
    return success();
  }

  async remove(_ownerId: string, id: string): Promise<Result<void, BackendFailure>> {
    this.#searches.remove(id);
    return success();
  }
}

function fromStored({ search, ...others }: Stored): SavedSearch {
  return { ...others, criteria: criteriaFromEntries(new URLSearchParams(search)) };
}

function parseStored(value: unknown): Stored | null {
  if (!isRecord(value)) return null;
  const { id, name, search, createdAt, lookedAt } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof search !== 'string') return null;
  return typeof createdAt === 'number' && typeof lookedAt === 'number' ? { id, name, search, createdAt, lookedAt } : null;
}
