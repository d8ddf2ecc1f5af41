import type { SavedSearch } from '../../domain/favourites/SavedSearch';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { Unsubscribe } from '../shared/Unsubscribe';

export interface SavedSearchRepository {
  /** Tells all searches that a person has saved, the latest first, now and at every change, in whichever tab it is made. */
  watch(ownerId: string, listener: (searches: Result<readonly SavedSearch[], BackendFailure>) => void): Unsubscribe;

  /** Stores it, or puts it in the place of the one with the same id. */
  save(ownerId: string, search: SavedSearch): Promise<Result<void, BackendFailure>>;

  /** Succeeds also when there is none. */
  remove(ownerId: string, id: string): Promise<Result<void, BackendFailure>>;
}
