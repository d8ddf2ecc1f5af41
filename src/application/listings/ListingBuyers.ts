import type { GoesTo } from '../../domain/listings/GoesTo';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** The person a listing is reserved for or sold to. Only that person and the owner may know. */
export interface ListingBuyer {
  readonly listingId: string;
  readonly ownerId: string;
  readonly buyerId: string;
}

export interface ListingBuyers {
  /**
   * Sets or replaces the buyer of a listing that is reserved or sold; the buyer must have written about it. Once it is sold, the sale is
   * counted for both (`ReviewRepository.dealCountsOf`). `denied`: a review of the sale has been written, which keeps its buyer.
   */
  assign(deal: ListingBuyer): Promise<BackendResult<void>>;
  /** Removes the buyer, and takes the sale back, unless a review of it has been written. Succeeds also when there is none. */
  clear(listingId: string): Promise<BackendResult<void>>;
  /** Removes the buyer of a listing that is about to be deleted; a counted sale keeps its buyer. */
  release(listingId: string): Promise<BackendResult<void>>;
  /** Buyer ids by listing id. Costs one read per listing. */
  of(listingIds: readonly string[]): Promise<BackendResult<ReadonlyMap<string, string>>>;
  /** Whether the buyer of a listing is this person, for the owner and for that person: who another buyer is stays unsaid. */
  goesTo(listingId: string, buyerId: string): Promise<BackendResult<GoesTo>>;
}
export const ListingBuyers = token<ListingBuyers>('ListingBuyers');
