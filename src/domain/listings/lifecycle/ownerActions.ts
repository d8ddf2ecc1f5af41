import type { Instant } from '../../shared/Instant';
import { canBeEdited } from '../draft/editListing';
import { canBeRenewed } from './lifetime';
import type { Listing } from '../Listing';
import { transitionListing, type OwnerTransition } from './transitionListing';

export type OwnerAction = Exclude<OwnerTransition, 'expire'> | 'renew' | 'edit' | 'duplicate';

/** Most likely first. */
const usualOrder: readonly OwnerAction[] = [
  'renew',
  'resume',
  'relist',
  'edit',
  'reserve',
  'release',
  'sell',
  'pause',
  'duplicate',
  'delete',
];

/** What a restricted owner may still do (see `mayStepWhileRestricted`). */
export function takesOffline(action: OwnerAction): boolean {
  return action === 'sell' || action === 'pause' || action === 'delete';
}

/** The actions open to the owner now, most likely first; a reserved listing is most likely to be sold. */
export function ownerActions(listing: Listing, now: Instant): readonly OwnerAction[] {
  if (listing.state === 'deleted') return [];
  const order = listing.state === 'reserved' ? (['renew', 'sell', ...usualOrder] as const) : usualOrder;
  return [...new Set(order)].filter((action) => isPossible(action, listing, now));
}

function isPossible(action: OwnerAction, listing: Listing, now: Instant): boolean {
  switch (action) {
    case 'duplicate':
      return true;
    case 'edit':
      return canBeEdited(listing, now);
    case 'renew':
      return canBeRenewed(listing, now);
    default:
      return transitionListing(listing, action, now).ok;
  }
}
