import type { Favourite } from '../../domain/favourites/Favourite';
import type { BackendResult, TimedResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Favourites. The count of a listing’s favourites changes in the same transaction as the favourite. */
export interface FavouriteRepository {
  /** Emits all favourites of a person, newest first, now and at every change made in any tab. */
  subscribe(ownerId: string, listener: (favourites: BackendResult<readonly Favourite[]>) => void): Unsubscribe;

  /** A favourite that exists is left as it is, and counted once. */
  add(ownerId: string, favourite: Favourite): Promise<TimedResult<void>>;

  /** Succeeds also when there is none. */
  remove(ownerId: string, listingId: string): Promise<BackendResult<void>>;

  /** How many people have each of these listings as a favourite. */
  countsOf(listingIds: readonly string[]): Promise<BackendResult<Readonly<Record<string, number>>>>;
}
export const FavouriteRepository = token<FavouriteRepository>('FavouriteRepository');
