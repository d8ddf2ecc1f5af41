import type { Listing } from '../../../domain/listings/Listing';

/**
 * A listing of the demo catalogue: online, and dated by its age at the moment the catalogue is imported, so that a visitor
 * always finds fresh listings. The catalogue holds the newest first.
 */
export interface DemoListing extends Omit<Listing, 'state' | 'publishedAt' | 'expiresAt' | 'updatedAt'> {
  readonly ageInMinutes: number;
}
