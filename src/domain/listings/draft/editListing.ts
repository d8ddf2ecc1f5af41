import type { UserProfile } from '../../account/UserProfile';
import type { Instant } from '../../shared/Instant';
import { failure, success, type Result } from '../../shared/Result';
import { currentState } from '../lifecycle/lifetime';
import type { Listing } from '../Listing';
import { formerPricesAfter } from '../formerPrices';
import { sellerOf } from '../sellerOf';
import type { ListingState } from '../lifecycle/ListingState';
import type { CheckedDraft } from './validateDraft';

const editable: readonly ListingState[] = ['online', 'reserved', 'paused', 'refused'];

export function canBeEdited(listing: Pick<Listing, 'state' | 'expiresAt'>, now: Instant): boolean {
  return editable.includes(currentState(listing, now));
}

/** The listing with new content under its own id. Its dates stay, its former price is recorded (`formerPricesAfter`); a refused listing is submitted again. */
export function editListing(
  listing: Listing,
  { seller, ...content }: CheckedDraft,
  owner: UserProfile,
  now: Instant,
): Result<Listing, 'illegal-transition'> {
  if (!canBeEdited(listing, now)) return failure('illegal-transition');
  const formerPrices = formerPricesAfter(listing, content.price, now);
  return success({
    ...listing,
    ...content,
    id: listing.id,
    seller: sellerOf({ ...owner, createdAt: listing.seller.memberSince }, seller),
    state: listing.state === 'refused' ? 'in-review' : listing.state,
    updatedAt: now,
    ...(formerPrices.length > 0 && { formerPrices }),
  });
}
