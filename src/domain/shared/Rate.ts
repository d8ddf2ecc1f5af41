import { failure, success, type Result } from './Result';
import { HOUR, type Instant } from './Instant';

/** Acts that are limited by the hour, each kind by itself. */
export type RateKind = 'conversations' | 'messages' | 'reports' | 'searches' | 'listings';

/** The most acts of a kind in one window; `firestore.rules` has the same numbers. */
export const rateLimits: Readonly<Record<RateKind, number>> = {
  /** Conversations begun; their first messages count as messages too. */
  conversations: 30,
  messages: 300,
  reports: 20,
  /** Searches saved. */
  searches: 60,
  listings: 240,
};

/** Milliseconds from the first act of a window until a used-up one may be renewed. */
export const RATE_WINDOW = HOUR;

/** How many acts of one kind a person has done since `since`. */
export interface Rate {
  readonly since: Instant;
  readonly count: number;
  /** What the last act has written. */
  readonly last: string;
  /** The time of the last act. */
  readonly at: Instant;
}

/** The limit is reached; the next act is possible at `until`. */
export interface TooMany {
  readonly kind: 'too-many';
  readonly until: Instant;
}

/**
 * The rate after one more act. A window is only renewed once it is used up: until then no clock matters, so a person whose clock is
 * wrong is not refused by a server with another time. Within one hour, twice the limit is possible at most. `limit`: Infinity for an
 * act that is counted but never refused.
 */
export function raisedRate(
  kind: RateKind,
  rate: Rate | null,
  act: string,
  now: Instant,
  limit = rateLimits[kind],
): Result<Rate, TooMany> {
  if (rate === null) return success({ since: now, count: 1, last: act, at: now });
  if (rate.count < limit) return success({ since: rate.since, count: rate.count + 1, last: act, at: now });
  const until = rate.since + RATE_WINDOW;
  return now < until ? failure({ kind: 'too-many', until }) : success({ since: now, count: 1, last: act, at: now });
}
