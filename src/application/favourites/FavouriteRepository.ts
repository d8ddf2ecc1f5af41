import type { Favourite } from '../../domain/favourites/Favourite';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** What people keep. Each listing is told how many keep it: a favourite and its count come and go together. */
export interface FavouriteRepository {
  /** Tells all favourites of a person, those added last first, now and at every change, in whichever tab it is made. */
  subscribe(ownerId: string, listener: (favourites: BackendResult<readonly Favourite[]>) => void): Unsubscribe;

  /** One that is there already is left as it is, and counted once. */
  add(ownerId: string, favourite: Favourite): Promise<BackendResult<void>>;

  /** Succeeds also when there is none. */
  remove(ownerId: string, listingId: string): Promise<BackendResult<void>>;

  /** How many people keep each of these listings. */
  countsOf(listingIds: readonly string[]): Promise<BackendResult<Readonly<Record<string, number>>>>;
}
export const FavouriteRepository = token<FavouriteRepository>('FavouriteRepository');
