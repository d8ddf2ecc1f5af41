import type { Instant } from '../../shared/Instant';
import type { Listing } from '../Listing';

/**
 * What a visitor of a listing’s page finds. `hidden`: for everyone but the owner, who still sees (`owner-only`) a
 * listing that is paused, refused, in review or a draft.
 */
export type ListingVisibility = 'online' | 'reserved' | 'sold' | 'expired' | 'hidden' | 'owner-only';

export function listingVisibility(
  listing: Pick<Listing, 'state' | 'expiresAt' | 'ownerId'>,
  viewerId: string | null,
  now: Instant,
): ListingVisibility {
  const { state } = listing;
  if (state === 'deleted') return 'hidden';
  if (state === 'sold') return 'sold';
  if (state === 'expired') return 'expired';
  if (state === 'online' || state === 'reserved') return now < listing.expiresAt ? state : 'expired';
  return listing.ownerId === viewerId ? 'owner-only' : 'hidden';
}
