import type { SavedSearch } from '../../domain/favourites/SavedSearch';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

export interface SavedSearchRepository {
  /** Tells all searches that a person has saved, the latest first, now and at every change, in whichever tab it is made. */
  subscribe(ownerId: string, listener: (searches: BackendResult<readonly SavedSearch[]>) => void): Unsubscribe;

  /** Stores it, or puts it in the place of the one with the same id. */
  save(ownerId: string, search: SavedSearch): Promise<BackendResult<void>>;

  /** Succeeds also when there is none. */
  remove(ownerId: string, id: string): Promise<BackendResult<void>>;
}
export const SavedSearchRepository = token<SavedSearchRepository>('SavedSearchRepository');
