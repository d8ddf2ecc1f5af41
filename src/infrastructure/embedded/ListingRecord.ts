import type { FamilyId } from '../../domain/listings/Category';
import type { Listing } from '../../domain/listings/Listing';

/** A listing as stored: with the keys that its indexes need. */
export interface ListingRecord extends Listing {
  /** 1 when its state is public. Whether it has expired by now is for the reader to check: see `isVisible`. */
  readonly visible: 0 | 1;
  readonly family: FamilyId;
}
