import type { SavedSearchRepository } from '../../../application/favourites/SavedSearchRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { SavedSearch } from '../../../domain/favourites/SavedSearch';
import { criteriaFromEntries } from '../../../domain/search/criteria/criteriaFromEntries';
import { criteriaToEntries } from '../../../domain/search/criteria/criteriaToEntries';
import { isInstant } from '../../../domain/shared/Instant';
import { success } from '../../../domain/shared/Result';
import { LocalLists } from './LocalLists';
import { isRecord } from './parseListingCard';

/** The criteria are stored as the query string of their address. */
type Stored = Omit<SavedSearch, 'criteria'> & { readonly search: string };

/** The saved searches of guests, and those waiting to be moved to an account. */
export class LocalStorageSavedSearchRepository implements SavedSearchRepository {
  readonly #searches = new LocalLists('mbz_saved_searches', parseStored, ({ id }) => id);

  subscribe(ownerId: string, listener: (searches: BackendResult<readonly SavedSearch[]>) => void): Unsubscribe {
    return this.#searches
      .of(ownerId)
      .subscribe((searches) =>
        listener(success(searches.map(fromStored).sort((one, other) => other.createdAt - one.createdAt))),
      );
  }

  async save(ownerId: string, { criteria, ...others }: SavedSearch): Promise<BackendResult<void>> {
    this.#searches.of(ownerId).put({ ...others, search: new URLSearchParams(criteriaToEntries(criteria)).toString() });
    return success();
  }

  async remove(ownerId: string, id: string): Promise<BackendResult<void>> {
    this.#searches.of(ownerId).remove(id);
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
  return isInstant(createdAt) && isInstant(lookedAt) ? { id, name, search, createdAt, lookedAt } : null;
}
