import type { Listing } from '../../../domain/listings/Listing';

/**
 * A listing of the demo catalogue, always online. Its date is computed from its age when the catalogue is imported, so that
 * listings are always recent. The catalogue is sorted newest first.
 */
export interface DemoListing extends Omit<Listing, 'state' | 'publishedAt' | 'expiresAt' | 'updatedAt'> {
  readonly ageInMinutes: number;
}
