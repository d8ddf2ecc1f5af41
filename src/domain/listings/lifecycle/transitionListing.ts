import { failure, success, type Result } from '../../shared/Result';
import type { Instant } from '../../shared/Instant';
import { canBeRenewed, currentState, expiryOf } from './lifetime';
import type { Listing } from '../Listing';
import { nextState } from './ListingState';

/** The state changes that an owner can make; content and dates stay. */
export type OwnerTransition = 'reserve' | 'release' | 'sell' | 'pause' | 'resume' | 'expire' | 'delete';

export type TransitionRefusal = 'illegal-transition' | 'too-early';

/**
 * The listing after a transition. A listing whose time is over counts as expired, even if its stored state is not;
 * none expires before its time.
 */
export function transitionListing(
  listing: Listing,
  transition: OwnerTransition,
  now: Instant,
): Result<Listing, TransitionRefusal> {
  const state = currentState(listing, now);
  if (transition === 'expire' && state !== 'expired') return failure('too-early');
  const next = nextState(transition === 'expire' ? listing.state : state, transition);
  return next.ok ? success({ ...listing, state: next.value, updatedAt: now }) : next;
}

/**
 * The listing with 60 more days, allowed from 3 days before its end. A reserved listing stays reserved; the
 * publication date stays.
 */
export function renewListing(listing: Listing, now: Instant): Result<Listing, TransitionRefusal> {
  const next = nextState(listing.state, 'renew');
  if (!next.ok) return next;
  if (!canBeRenewed(listing, now)) return failure('too-early');
  return success({ ...listing, state: next.value, expiresAt: expiryOf(now), updatedAt: now });
}
