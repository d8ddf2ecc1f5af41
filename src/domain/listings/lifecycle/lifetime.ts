import { DAY, type Instant } from '../../shared/Instant';
import type { Listing } from '../Listing';
import { isPublic, type ListingState } from './ListingState';

/** 60 days online (to the next midnight), renewable from 3 days before the end: the usual rules of such sites. */
export const LIFETIME = 60 * DAY;
export const RENEWAL_WINDOW = 3 * DAY;

/** A sale can fall through: this long after it, the owner can put the listing back online. */
export const RELISTING_WINDOW = 7 * DAY;

/**
 * Listings expire at midnight UTC, the first after their 60 days, so that the results of a day do not change in its
 * course.
 */
export function expiryOf(publishedAt: Instant): Instant {
  return Math.ceil((publishedAt + LIFETIME) / DAY) * DAY;
}

type Dated = Pick<Listing, 'state' | 'expiresAt'>;

/**
 * Whether a listing is visible now. The state alone is not enough, since it changes some time after the listing has ended.
 */
export function isVisible(listing: Dated, now: Instant): boolean {
  return isPublic(listing.state) && now < listing.expiresAt;
}

/** The state now: expired as soon as its end has passed, even if the stored state has not changed. */
export function currentState({ state, expiresAt }: Dated, now: Instant): ListingState {
  const canExpire = isPublic(state) || state === 'paused';
  return canExpire && now >= expiresAt ? 'expired' : state;
}

export function canBeRenewed(listing: Dated, now: Instant): boolean {
  const state = currentState(listing, now);
  return state === 'expired' || (isPublic(state) && now >= listing.expiresAt - RENEWAL_WINDOW);
}

/** When the last moment to put a sold listing back online is: nothing has changed it since the sale, or since a decision gave it back. */
export function lastRelisting({ updatedAt }: Pick<Listing, 'updatedAt'>): Instant {
  return updatedAt + RELISTING_WINDOW;
}
