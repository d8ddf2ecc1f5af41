import type { Listing } from '../../../src/domain/listings/Listing';
import { aListing } from './aListing';

/** Eight city bicycles of eight owners for 80 to 150 €, half of them for 98 to 130 €. */
export function someComparables(changes: Partial<Listing> = {}): readonly Listing[] {
  return [80, 90, 100, 110, 120, 130, 140, 150].map((euros, index) =>
    aListing({ id: `velo-${index}`, ownerId: `autre-${index}`, price: { kind: 'amount', euros }, ...changes }),
  );
}
