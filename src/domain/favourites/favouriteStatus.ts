import type { Listing } from '../listings/Listing';
import { listingVisibility } from '../listings/lifecycle/listingVisibility';
import type { Instant } from '../shared/Instant';

/** What has become of a favourite. `unknown`: nobody has said yet. */
export type FavouriteStatus = 'unknown' | 'online' | 'reserved' | 'sold' | 'gone';

/** `current`: the listing as it is now; null: there is none, or one may not see it; undefined: not known yet. */
export function favouriteStatus(
  current: Pick<Listing, 'state' | 'expiresAt' | 'ownerId'> | null | undefined,
  now: Instant,
): FavouriteStatus {
  if (current === undefined) return 'unknown';
  if (current === null) return 'gone';
  const visibility = listingVisibility(current, null, now);
  return visibility === 'online' || visibility === 'reserved' || visibility === 'sold' ? visibility : 'gone';
}
