import type { Listing } from '../listings/Listing';
import { listingVisibility } from '../listings/lifecycle/listingVisibility';
import type { Instant } from '../shared/Instant';

/** The present state of a favourite. `unknown`: the listing has not been loaded yet. */
export type FavouriteStatus = 'unknown' | 'online' | 'reserved' | 'sold' | 'gone';

/** `current`: the listing as it is now; `null`: there is none, or it is hidden; `undefined`: not loaded yet. */
export function favouriteStatus(
  current: Pick<Listing, 'state' | 'expiresAt' | 'ownerId'> | null | undefined,
  now: Instant,
): FavouriteStatus {
  if (current === undefined) return 'unknown';
  if (current === null) return 'gone';
  const visibility = listingVisibility(current, null, now);
  return visibility === 'online' || visibility === 'reserved' || visibility === 'sold' ? visibility : 'gone';
}
