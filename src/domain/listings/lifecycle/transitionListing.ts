import { failure, success, type Result } from '../../shared/Result';
import type { Instant } from '../../shared/Instant';
import { canBeRenewed, currentState, expiryOf, lastRelisting } from './lifetime';
import type { Listing } from '../Listing';
import { nextState } from './ListingState';

/** The state changes that an owner can make; the content stays. */
export type OwnerTransition = 'reserve' | 'release' | 'sell' | 'relist' | 'pause' | 'resume' | 'expire' | 'delete';

const refusals = ['illegal-transition', 'too-early', 'too-late'] as const;

export type TransitionRefusal = (typeof refusals)[number];

export function isTransitionRefusal(reason: unknown): reason is TransitionRefusal {
  return refusals.some((refusal) => refusal === reason);
}

/**
 * The listing after a transition. A listing whose time is over counts as expired, even if its stored state is not;
 * none expires before its time. The dates stay, except that a listing put back online after its end gets 60 more days, as if renewed.
 */
export function transitionListing(
  listing: Listing,
  transition: OwnerTransition,
  now: Instant,
): Result<Listing, TransitionRefusal> {
  const state = currentState(listing, now);
  if (transition === 'expire' && state !== 'expired') return failure('too-early');
  const next = nextState(transition === 'expire' ? listing.state : state, transition);
  if (!next.ok) return next;
  if (transition === 'relist' && now > lastRelisting(listing)) return failure('too-late');
  const expiresAt = transition === 'relist' && now >= listing.expiresAt ? expiryOf(now) : listing.expiresAt;
  return success({ ...listing, state: next.value, expiresAt, updatedAt: now });
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
