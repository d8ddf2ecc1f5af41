import type { Listing } from '../listings/Listing';
import { listingVisibility } from '../listings/lifecycle/listingVisibility';
import type { Instant } from '../shared/Instant';

/** What has become of a favourite. `unknown`: nobody has said yet. */
export type FavouriteStanding = 'unknown' | 'online' | 'reserved' | 'sold' | 'gone';

/** `current`: the listing as it is now; null: there is none, or one may not see it; undefined: not known yet. */
export function favouriteStatus(
  current: Pick<Listing, 'state' | 'expiresAt' | 'ownerId'> | null | undefined,
  now: Instant,
): FavouriteStanding {
  if (current === undefined) return 'unknown';
  if (current === null) return 'gone';
  const standing = listingVisibility(current, null, now);
  return standing === 'online' || standing === 'reserved' || standing === 'sold' ? standing : 'gone';
}
