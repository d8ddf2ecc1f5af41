import type { Listing } from '../listings/Listing';
import type { ListingState } from '../listings/lifecycle/ListingState';
import { orderedPage } from '../shared/orderedPage';

/** What admins list: the listings that are stored in a state, or all of an owner’s but the deleted ones. */
export type ListingFilter =
  | { readonly state: Exclude<ListingState, 'draft' | 'deleted'> }
  | { readonly ownerId: string };

/** The listing that a page begins after. */
export type ListingPosition = Pick<Listing, 'id' | 'updatedAt'>;

export interface ListingPage {
  readonly listings: readonly Listing[];
  /** Where the next page begins; null after the last. */
  readonly next: ListingPosition | null;
}

/** Whether the listing that waits longest comes first, instead of the one that was changed last. */
export function isLongestFirst(filter: ListingFilter): boolean {
  return 'state' in filter && filter.state === 'in-review';
}

/** A page of at most `limit` of these listings, in the order of the filter. */
export function listingPage(
  listings: readonly Listing[],
  filter: ListingFilter,
  after: ListingPosition | null,
  limit: number,
): ListingPage {
  const listed = listings.filter((listing) => isListed(listing, filter));
  const place = ({ id, updatedAt }: ListingPosition) => ({ at: updatedAt, id });
  const { items, next } = orderedPage(listed, place, !isLongestFirst(filter), after && place(after), limit);
  return { listings: items, next: next && { id: next.id, updatedAt: next.at } };
}

function isListed({ state, ownerId }: Listing, filter: ListingFilter): boolean {
  if ('state' in filter) return state === filter.state;
  return ownerId === filter.ownerId && state !== 'deleted';
}
