import type { UserProfile } from '../../account/UserProfile';
import type { Instant } from '../../shared/Instant';
import { expiryOf } from '../lifecycle/lifetime';
import type { Listing } from '../Listing';
import { sellerOf } from '../sellerOf';
import type { CheckedDraft } from './validateDraft';

/** The listing of a draft that is published now: online for 60 days, to the end of the last one. */
export function newListing(
  { seller, ...content }: CheckedDraft,
  owner: Pick<UserProfile, 'uid' | 'displayName' | 'createdAt'>,
  now: Instant,
): Listing {
  return {
    ...content,
    ownerId: owner.uid,
    seller: sellerOf(owner, seller),
    state: 'online',
    publishedAt: now,
    expiresAt: expiryOf(now),
    updatedAt: now,
  };
}
