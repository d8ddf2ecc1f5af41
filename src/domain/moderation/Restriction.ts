import type { Listing } from '../listings/Listing';
import { isPublic, type ListingState } from '../listings/lifecycle/ListingState';
import { DAY, type Instant } from '../shared/Instant';
import type { Restricted } from '../shared/Restricted';
import { failure, success, type Result } from '../shared/Result';

/**
 * Until it ends, a person neither publishes nor changes listings or their profile, nor writes messages, nor reports. They read, take
 * their listings offline, export their data, appeal and leave.
 */
export type Restriction = RestrictionUntil | Closing;

export interface RestrictionUntil {
  readonly until: Instant;
  /** The number of the decision that has set it. */
  readonly decision: number;
}

/** A closed account: a restriction without an end, whose person has no listing online either. */
export interface Closing {
  readonly until: null;
  readonly since: Instant;
  readonly decision: number;
}

/** Whole days. */
export const restrictionDays = { minimum: 1, maximum: 365 };

/** When a restriction of so many days ends; null if there is none of this length. */
export function endOfRestriction(days: number, now: Instant): Instant | null {
  const { minimum, maximum } = restrictionDays;
  return Number.isInteger(days) && days >= minimum && days <= maximum ? now + days * DAY : null;
}

export function isClosed(restriction: Restriction | null): restriction is Closing {
  return restriction?.until === null;
}

/** A listing of a closed account, offline; null if it is so already. Its owner may put it online once the account is open again. */
export function pausedByClosing(listing: Listing, now: Instant): Listing | null {
  return isPublic(listing.state) ? { ...listing, state: 'paused', updatedAt: now } : null;
}

export function isRunning(restriction: Restriction | null, now: Instant): restriction is Restriction {
  return restriction !== null && (restriction.until === null || restriction.until > now);
}

/** Refuses what a restricted person may not do. */
export function checkRestriction(restriction: Restriction | null, now: Instant): Result<void, Restricted> {
  if (!isRunning(restriction, now)) return success();
  const { until } = restriction;
  return failure(until === null ? { kind: 'closed', since: restriction.since } : { kind: 'restricted', until });
}

const ended: readonly ListingState[] = ['paused', 'sold', 'expired', 'deleted'];

/** Whether a restricted person may take this step of a listing: it takes it offline. `before` is null for a new one. */
export function mayStepWhileRestricted(before: ListingState | null, after: ListingState): boolean {
  return before !== null && before !== after && ended.includes(after);
}
