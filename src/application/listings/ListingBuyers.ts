import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** Whom a listing is promised or sold to: the person's uid. Only its owner and that person may know. */
export interface ListingBuyer {
  readonly listingId: string;
  readonly ownerId: string;
  readonly buyerId: string;
}

export interface ListingBuyers {
  /** Names the buyer of a listing that is reserved or sold, in the place of another; someone who has written about it. */
  assign(deal: ListingBuyer): Promise<BackendResult<void>>;
  /** It is for everyone again. Succeeds also when nobody was named. */
  clear(listingId: string): Promise<BackendResult<void>>;
  /** The buyers of those listings, by listing. Costs one reading for each. */
  of(listingIds: readonly string[]): Promise<BackendResult<ReadonlyMap<string, string>>>;
}
export const ListingBuyers = token<ListingBuyers>('ListingBuyers');
