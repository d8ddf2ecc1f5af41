import type { SavedSearch } from '../../domain/favourites/SavedSearch';
import type { BackendResult, TimedResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

export interface SavedSearchRepository {
  /** Emits all saved searches of a person, newest first, now and at every change made in any tab. */
  subscribe(ownerId: string, listener: (searches: BackendResult<readonly SavedSearch[]>) => void): Unsubscribe;

  /** Adds a search, or replaces the one with the same id. */
  save(ownerId: string, search: SavedSearch): Promise<TimedResult<void>>;

  /** Succeeds also when there is none. */
  remove(ownerId: string, id: string): Promise<BackendResult<void>>;
}
export const SavedSearchRepository = token<SavedSearchRepository>('SavedSearchRepository');
