import type { Listing } from '../listings/Listing';
import type { OwnerAction } from '../listings/lifecycle/ownerActions';
import { transitionListing } from '../listings/lifecycle/transitionListing';
import type { Instant } from '../shared/Instant';
import { mayStepWhileRestricted } from './Restriction';

/** Whether a restricted owner may take this action, which their listing allows: it takes the listing offline. */
export function mayActWhileRestricted(action: OwnerAction, listing: Listing, now: Instant): boolean {
  if (action === 'edit' || action === 'renew' || action === 'duplicate') return false;
  const after = transitionListing(listing, action, now);
  return after.ok && mayStepWhileRestricted(listing.state, after.value.state);
}
