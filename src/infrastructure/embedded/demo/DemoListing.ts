import { expiryOf } from '../../../domain/listings/lifecycle/lifetime';
import type { Listing } from '../../../domain/listings/Listing';
import { MINUTE, type Instant } from '../../../domain/shared/Instant';

/**
 * A listing of the demo catalogue, online or reserved. Its date is computed from its age when the catalogue is imported, so that
 * listings are always recent. The catalogue is sorted newest first.
 */
export interface DemoListing extends Omit<Listing, 'state' | 'publishedAt' | 'expiresAt' | 'updatedAt'> {
  readonly ageInMinutes: number;
  readonly reserved?: true;
}

/** The listing with dates that give it its age at `now`. */
export function listingOfDemo({ ageInMinutes, reserved, ...listing }: DemoListing, now: Instant): Listing {
  const publishedAt = now - ageInMinutes * MINUTE;
  return {
    ...listing,
    state: reserved === true ? 'reserved' : 'online',
    publishedAt,
    updatedAt: publishedAt,
    expiresAt: expiryOf(publishedAt),
  };
}
