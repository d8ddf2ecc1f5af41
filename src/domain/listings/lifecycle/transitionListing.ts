import { failure, success, type Result } from '../../shared/Result';
import type { Instant } from '../../shared/Instant';
import { canBeRenewed, currentState, expiryOf } from './lifetime';
import type { Listing } from '../Listing';
import { nextState } from './ListingState';

/** What its owner may have happen to a listing that keeps its words and its dates. */
export type OwnerStep = 'reserve' | 'release' | 'sell' | 'pause' | 'resume' | 'expire' | 'delete';

export type MoveRefusal = 'illegal-transition' | 'too-early';

/** The listing after a step. One whose time is over stands as expired, written down or not; none expires before. */
export function transitionListing(listing: Listing, step: OwnerStep, now: Instant): Result<Listing, MoveRefusal> {
  const standsAs = currentState(listing, now);
  if (step === 'expire' && standsAs !== 'expired') return failure('too-early');
  const next = nextState(step === 'expire' ? listing.state : standsAs, step);
  return next.ok ? success({ ...listing, state: next.value, updatedAt: now }) : next;
}

/** The listing with 60 more days, from 3 days before its end on. What is reserved stays so; its date and place stay too. */
export function renewListing(listing: Listing, now: Instant): Result<Listing, MoveRefusal> {
  const next = nextState(listing.state, 'renew');
  if (!next.ok) return next;
  if (!canBeRenewed(listing, now)) return failure('too-early');
  return success({ ...listing, state: next.value, expiresAt: expiryOf(now), updatedAt: now });
}
