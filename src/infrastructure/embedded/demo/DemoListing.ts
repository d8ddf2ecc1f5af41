import { expiryOf } from '../../../domain/listings/lifecycle/lifetime';
import type { Listing } from '../../../domain/listings/Listing';
import { MINUTE, startOfHour, type Instant } from '../../../domain/shared/Instant';

/**
 * A listing of the demo catalogue, online or reserved. Its date is computed from its age when the catalogue is imported, so that
 * listings are always recent. The catalogue is sorted newest first.
 */
export interface DemoListing extends Omit<Listing, 'state' | 'publishedAt' | 'expiresAt' | 'updatedAt'> {
  readonly ageInMinutes: number;
  readonly reserved?: true;
}

/**
 * The listing with dates that give it its age at the beginning of the hour of `now`: a server, and browsers that import the catalogue
 * in the same hour, agree on them, so that a rendered page does not change when its browser has the catalogue.
 */
export function listingOfDemo({ ageInMinutes, reserved, ...listing }: DemoListing, now: Instant): Listing {
  const publishedAt = startOfHour(now) - ageInMinutes * MINUTE;
  return {
    ...listing,
    state: reserved === true ? 'reserved' : 'online',
    publishedAt,
    updatedAt: publishedAt,
    expiresAt: expiryOf(publishedAt),
  };
}
