import { DAY, type Instant } from '../../shared/Instant';
import type { Listing } from '../Listing';
import { isPublic, type ListingState } from './ListingState';

/** Rules of the trade: 60 days online (up to the next midnight), renewable from 3 days before the end. */
export const LIFETIME = 60 * DAY;
export const RENEWAL_WINDOW = 3 * DAY;

/** Listings end at midnight (UTC), the first after their 60 days: what a day finds does not change in its course. */
export function expiryOf(publishedAt: Instant): Instant {
  return Math.ceil((publishedAt + LIFETIME) / DAY) * DAY;
}

type Dated = Pick<Listing, 'state' | 'expiresAt'>;

/** Whether visitors may find it at this moment; the state alone does not say it, since nobody is awake to expire it. */
export function isVisible(listing: Dated, now: Instant): boolean {
  return isPublic(listing.state) && now < listing.expiresAt;
}

/** The state as it stands at this moment: an end that has come is one, though nobody has written it down yet. */
export function currentState({ state, expiresAt }: Dated, now: Instant): ListingState {
  const canExpire = isPublic(state) || state === 'paused';
  return canExpire && now >= expiresAt ? 'expired' : state;
}

export function canBeRenewed(listing: Dated, now: Instant): boolean {
  const state = currentState(listing, now);
  return state === 'expired' || (isPublic(state) && now >= listing.expiresAt - RENEWAL_WINDOW);
}
