import type { SavedSearch } from '../../domain/favourites/SavedSearch';
import type { TooMany } from '../../domain/shared/Rate';
import type { Result } from '../../domain/shared/Result';
import type { TimedFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

export type SavingFailure = TimedFailure | TooMany;

export interface SavedSearchRepository {
  /** Emits all saved searches of a person, newest first, now and at every change made in any tab. */
  subscribe(ownerId: string, listener: (searches: BackendResult<readonly SavedSearch[]>) => void): Unsubscribe;

  /**
   * Adds a search, or replaces the one with the same id. `too-many`: an account has added as many as an hour allows;
   * replacing does not count. In a browser, guests add as many as they like.
   */
  save(ownerId: string, search: SavedSearch): Promise<Result<void, SavingFailure>>;

  /** Succeeds also when there is none. */
  remove(ownerId: string, id: string): Promise<BackendResult<void>>;
}
export const SavedSearchRepository = token<SavedSearchRepository>('SavedSearchRepository');
