import type { Instant } from '../shared/Instant';
import { canBeEdited } from './editListing';
import { canBeRenewed } from './lifetime';
import type { Listing } from './Listing';
import { moveListing, type OwnerStep } from './moveListing';

export type OwnerAction = Exclude<OwnerStep, 'expire'> | 'renew' | 'edit' | 'duplicate';

const steps = ['reserve', 'release', 'sell', 'resume', 'pause'] as const satisfies readonly OwnerAction[];

/** What the owner can do with a listing at this moment, the most likely first. */
export function ownerActions(listing: Listing, now: Instant): readonly OwnerAction[] {
  if (listing.state === 'deleted') return [];
  const actions: OwnerAction[] = canBeRenewed(listing, now) ? ['renew'] : [];
  if (canBeEdited(listing, now)) actions.push('edit');
  return [...actions, ...steps.filter((step) => moveListing(listing, step, now).ok), 'duplicate', 'delete'];
}
